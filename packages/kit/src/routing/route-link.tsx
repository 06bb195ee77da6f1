import { href, type Route, type RouteParams } from '@muster/contracts';
import { AppLink, type AppLinkProps } from './app-link.tsx';

export interface RouteLinkProps<R extends Pick<Route, 'path'>> extends Omit<AppLinkProps, 'href'> {
  route: R;
  params?: RouteParams<R['path']>;
  query?: Record<string, string | undefined>;
}

/** A link to a route of the contracts, in this remote or any other. */
export function RouteLink<R extends Pick<Route, 'path'>>({
  route,
  params,
  query,
  ...rest
}: RouteLinkProps<R>) {
  return <AppLink {...rest} href={href(route, params ?? {}, query)} />;
}
