import { href, type Route } from '@muster/contracts';
import type { RouteLinkProps } from '../routing/route-link.tsx';

/** A link to a route of the contracts: another page. */
export function RouteLink<R extends Pick<Route, 'path'>>(props: RouteLinkProps<R>) {
  const { route, params, query, replace: _, prefetch: __, children, ...rest } = props;
  return (
    <a {...rest} href={href(route, params ?? {}, query)}>
      {children}
    </a>
  );
}
