import type { AnyEndpoint } from '@muster/contracts';
import express, { type RequestHandler, type Router } from 'express';

/** Routes mounted in sequence, by the first segment of their paths. */
interface RouteIndex {
  readonly choose: RequestHandler;
  readonly byFirstPart: Map<string, Router>;
}

/** The last index of each router; anything mounted after it begins another one. */
const indexes = new WeakMap<Router, RouteIndex>();

const firstPart = (path: string): string => path.slice(1).split('/', 1)[0] ?? '';

function openIndex(router: Router): RouteIndex {
  const byFirstPart = new Map<string, Router>();
  const choose: RequestHandler = (req, res, next) => {
    const routes = byFirstPart.get(firstPart(req.path));
    if (routes) routes(req, res, next);
    else next();
  };
  router.use(choose);
  return { choose, byFirstPart };
}

/**
 * Returns the router for an endpoint, which only holds endpoints with the same first path segment.
 * Express tries the routes of a router one by one, including those after the right one if that has
 * thrown; with all endpoints in one router, finding the route of a refusal took as long as
 * answering it. The order of routes, also relative to other middleware, stays as mounted.
 */
export function routesFor(router: Router, { path }: AnyEndpoint): Router {
  const last = indexes.get(router);
  const isLast = last !== undefined && router.stack.at(-1)?.handle === last.choose;
  const index = isLast ? last : openIndex(router);
  indexes.set(router, index);
  const part = firstPart(path);
  if (part === '' || part.startsWith(':'))
    throw new Error(`${path} begins with no name, by which it could be found`);
  const routes = index.byFirstPart.get(part) ?? express.Router({ caseSensitive: true });
  index.byFirstPart.set(part, routes);
  return routes;
}
