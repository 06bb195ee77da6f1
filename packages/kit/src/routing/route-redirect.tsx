import { Navigate, useLocation, useParams } from 'react-router-dom';
import { href, type Route } from '@muster/contracts';

/** Redirects to another route with the same parameters and query, without a history entry. */
export function RouteRedirect({ to }: { to: Route }) {
  const params = useParams();
  const { search } = useLocation();
  const known = Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]);
  return <Navigate replace to={href(to, Object.fromEntries(known)) + search} />;
}
