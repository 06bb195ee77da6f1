import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  pipelineCreateSchema,
  pipelineDetailSchema,
  pipelineDuplicateSchema,
  pipelineListSchema,
  pipelinePatch,
  pipelineRehearsalAnswer,
  pipelineRehearsalSchema,
  pipelineVersionSchema,
} from './pipelines.schemas.ts';

// A change of one may change others, so all are read again.
const changed = [{ entity: 'PipelineTemplate' }] as const;

const action = (verb: 'archive' | 'restore' | 'set-default', name: string, summary: string) =>
  defineEndpoint({
    name: `pipelines.${name}`,
    method: 'POST',
    path: `/pipelines/:id/actions/${verb}`,
    access: 'pipeline.manage',
    summary,
    params: idParams,
    body: pipelineVersionSchema,
    response: pipelineDetailSchema,
    changes: changed,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'PIPELINE_IN_USE', 'PIPELINE_IS_DEFAULT'],
  });

/** Templates of stages used by jobs. */
export const pipelineEndpoints = {
  list: defineEndpoint({
    name: 'pipelines.list',
    method: 'GET',
    path: '/pipelines',
    access: 'pipeline.list',
    summary: 'The templates with the stages that are in use, and how many jobs go by each.',
    response: pipelineListSchema,
    provides: [{ entity: 'PipelineTemplate' }],
  }),
  create: defineEndpoint({
    name: 'pipelines.create',
    method: 'POST',
    path: '/pipelines',
    access: 'pipeline.manage',
    summary: 'Adds a template with at least one stage of each kind.',
    body: pipelineCreateSchema,
    response: pipelineDetailSchema,
    status: 201,
    changes: [{ entity: 'PipelineTemplate' }],
  }),
  read: defineEndpoint({
    name: 'pipelines.read',
    method: 'GET',
    path: '/pipelines/:id',
    access: 'pipeline.list',
    summary: 'One template with all its stages, and how many people stand on each.',
    params: idParams,
    response: pipelineDetailSchema,
    provides: [{ entity: 'PipelineTemplate', id: 'id' }],
  }),
  update: defineEndpoint({
    name: 'pipelines.update',
    method: 'PATCH',
    path: '/pipelines/:id',
    access: 'pipeline.manage',
    summary:
      'Changes name and stages. Who stands on a stage that is switched off is moved with it.',
    params: idParams,
    body: pipelinePatch,
    response: pipelineDetailSchema,
    changes: [...changed, { entity: 'Application' }, { entity: 'Job' }],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'STAGE_IN_USE'],
  }),
  rehearse: defineEndpoint({
    name: 'pipelines.rehearse',
    method: 'POST',
    path: '/pipelines/:id/actions/rehearse',
    access: 'pipeline.manage',
    summary:
      'Tries other stages on up to twenty people who stand there, whose names are masked; nothing is written.',
    params: idParams,
    body: pipelineRehearsalSchema,
    response: pipelineRehearsalAnswer,
    readOnly: true,
  }),
  duplicate: defineEndpoint({
    name: 'pipelines.duplicate',
    method: 'POST',
    path: '/pipelines/:id/actions/duplicate',
    access: 'pipeline.manage',
    summary: 'A new template with the stages of this one that are in use.',
    params: idParams,
    body: pipelineDuplicateSchema,
    response: pipelineDetailSchema,
    status: 201,
    changes: [{ entity: 'PipelineTemplate' }],
  }),
  setDefault: action('set-default', 'setDefault', 'What new jobs begin with, in place of another.'),
  archive: action('archive', 'archive', 'Offers a template to no job any more.'),
  restore: action('restore', 'restore', 'Offers an archived template again.'),
} as const;
