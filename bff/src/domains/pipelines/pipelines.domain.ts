import type { Domain } from '../domain.ts';
import { pipelineRoutes } from './pipelines.router.ts';
import { ensureStandardPipeline } from './api/pipelines.ts';

export const pipelinesDomain: Domain = {
  name: 'pipelines',
  routes: pipelineRoutes,
  start: ensureStandardPipeline,
};
