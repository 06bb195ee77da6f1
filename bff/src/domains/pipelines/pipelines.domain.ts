import type { Domain } from '../domain.ts';
import { pipelineRoutes } from './pipelines.router.ts';
import { ensureStandardPipeline } from './pipelines.service.ts';

export const pipelinesDomain: Domain = {
  name: 'pipelines',
  routes: pipelineRoutes,
  start: ensureStandardPipeline,
};
