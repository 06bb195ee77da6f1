import type { Domain } from '../domain.ts';
import { reportRoutes } from './reports.router.ts';

/** Keeps nothing of its own: figures are made of what other domains keep. */
export const reportsDomain: Domain = { name: 'reports', routes: reportRoutes };
