import { pipelineEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { archivePipeline, restorePipeline, setDefaultPipeline } from './change-pipeline-state.ts';
import { createPipeline, duplicatePipeline } from './create-pipeline.ts';
import { listPipelines, readPipeline } from './list-pipelines.ts';
import { rehearsePipeline } from './rehearse-pipeline.ts';
import { updatePipeline } from './update-pipeline.ts';

/** Serves the pipeline templates. */
export function pipelineRoutes(router: Router): void {
  mount(router, pipelineEndpoints.list, listPipelines);
  mount(router, pipelineEndpoints.create, createPipeline);
  mount(router, pipelineEndpoints.read, readPipeline);
  mount(router, pipelineEndpoints.update, updatePipeline);
  mount(router, pipelineEndpoints.rehearse, rehearsePipeline);
  mount(router, pipelineEndpoints.duplicate, duplicatePipeline);
  mount(router, pipelineEndpoints.setDefault, setDefaultPipeline);
  mount(router, pipelineEndpoints.archive, archivePipeline);
  mount(router, pipelineEndpoints.restore, restorePipeline);
}
