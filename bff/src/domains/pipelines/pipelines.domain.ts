import type { Domain } from '../../domain.ts';
import { browsable } from '../../data-browser/browsable-collection.ts';
import { PipelineModel } from '../../records/pipelines/pipeline.model.ts';
import { pipelineRoutes } from './pipelines.router.ts';
import { ensureStandardPipeline } from '../../records/pipelines/pipelines.ts';

export const pipelinesDomain: Domain = {
  name: 'pipelines',
  collections: [browsable(PipelineModel, ['name'])],
  routes: pipelineRoutes,
  start: ensureStandardPipeline,
};
