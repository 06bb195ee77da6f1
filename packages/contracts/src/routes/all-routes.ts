import type { Route } from '../core/routes.ts';
import { candidatesRoutes } from './candidates.routes.ts';
import { clientDashboardRoutes } from './client-dashboard.routes.ts';
import { companiesRoutes } from './companies.routes.ts';
import { jobsRoutes } from './jobs.routes.ts';
import { publicRoutes } from './public.routes.ts';
import { selfServiceRoutes } from './self-service.routes.ts';
import { shellRoutes } from './shell.routes.ts';
import { talentRoutes } from './talent.routes.ts';
import { teamRoutes } from './team.routes.ts';
import {
  companyDocumentRoutes,
  shellTechnicalRoutes,
  technicalRoutes,
} from './technical.routes.ts';

/** The 177 routes of the product. */
export const productRoutes: readonly Route[] = [
  selfServiceRoutes,
  teamRoutes,
  candidatesRoutes,
  companiesRoutes,
  jobsRoutes,
  talentRoutes,
  publicRoutes,
  shellRoutes,
  clientDashboardRoutes,
].flatMap((table): Route[] => Object.values(table));

/** Product and technical routes, as the shell matches them. */
export const allRoutes: readonly Route[] = [
  ...productRoutes,
  ...Object.values<Route>(technicalRoutes),
  ...Object.values<Route>(companyDocumentRoutes),
  ...Object.values<Route>(shellTechnicalRoutes),
];

export type CreateRoute = Route & { readonly create: NonNullable<Route['create']> };

/** The built screens that create a record from anywhere, in the order of the New menu. */
export const createRoutes: readonly CreateRoute[] = productRoutes
  .filter((route): route is CreateRoute => route.create !== undefined && route.status === 'built')
  .toSorted((a, b) => a.create.order - b.create.order);
