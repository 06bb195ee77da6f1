// All that the product uses of the router. A remote that needs more adds it here first, because a
// name missing from a built shell would be undefined. Not from `react-router-dom`, which exports
// the same: that name is shared and would resolve to this file.
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
