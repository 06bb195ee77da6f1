// All that the product uses of the router. A remote that needs more adds it here first: what a
// built shell lacks, a remote would find undefined. Not from `react-router-dom`, which hands the same
// on: that name is shared, and would lead back here.
export {
  createPath,
  Link,
  Navigate,
  NavigationType,
  Outlet,
  Route,
  Router,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
