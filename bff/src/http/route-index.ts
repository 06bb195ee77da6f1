import type { AnyEndpoint } from '@muster/contracts';
import express, { type RequestHandler, type Router } from 'express';

/** The routes that were mounted one after the other, by the first part of their paths. */
interface RouteIndex {
  readonly choose: RequestHandler;
  readonly byFirstPart: Map<string, Router>;
}

/** The last index of each router; what was mounted after it begins another one. */
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
 * Where a router takes an endpoint: among those alone whose paths begin as its own does. Express
 * tries the routes of a router one by one, those behind the right one too when that has thrown; with
 * all endpoints in one, a refusal took as long to find as to give. Which routes come before which,
 * and before what else the router uses, stays as it was mounted.
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
