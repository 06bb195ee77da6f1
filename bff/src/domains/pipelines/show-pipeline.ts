import {
  actionsFrom,
  pipelineMachine,
  type PipelineDetail,
  type PipelineRow,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { standingOn } from '../applications/api/shift-stages.ts';
import { liveJobsByPipeline } from '../../records/jobs/job-pipelines.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import type { PipelineTemplate } from '../../records/pipelines/pipeline.model.ts';
import { stageRefs } from '../../records/pipelines/pipelines.ts';

/** Returns templates as the list shows them. */
export async function showPipelines(
  actor: Actor,
  templates: readonly PipelineTemplate[],
  session: ClientSession | null = null,
): Promise<PipelineRow[]> {
  const jobs = await liveJobsByPipeline(session);
  const people = await findPeople(
    templates.map(({ updatedBy }) => updatedBy),
    session,
  );
  return templates.map((template) => rowOf(actor, template, { jobs, people }));
}

/** Returns one template with every stage and its number of candidates. */
export async function showPipeline(
  actor: Actor,
  template: PipelineTemplate,
  session: ClientSession | null = null,
): Promise<PipelineDetail> {
  const jobs = await liveJobsByPipeline(session);
  const people = await findPeople([template.updatedBy], session);
  const standing = await standingOn(
    template.stages.map(({ id }) => id),
    session,
  );
  return {
    ...rowOf(actor, template, { jobs, people }),
    stages: template.stages.map((stage) => ({ ...stage, live: standing.get(stage.id) ?? 0 })),
  };
}

function rowOf(
  actor: Actor,
  template: PipelineTemplate,
  { jobs, people }: { jobs: ReadonlyMap<string, number>; people: People },
): PipelineRow {
  const id = template._id.toHexString();
  return {
    id,
    name: template.name,
    status: template.status,
    isDefault: template.isDefault,
    stages: stageRefs(template.stages),
    liveJobs: jobs.get(id) ?? 0,
    updatedAt: template.updatedAt.toISOString(),
    updatedBy: people.ref(template.updatedBy),
    version: template.version,
    allowedActions: actionsOf(actor, template),
  };
}

function actionsOf(
  actor: Actor,
  { status, isDefault }: PipelineTemplate,
): PipelineRow['allowedActions'] {
  if (!actor.can('pipeline.manage')) return [];
  const moves = actionsFrom(pipelineMachine, status, () => true);
  const isActive = status === 'active';
  return [
    ...moves.filter((move) => move !== 'archive' || !isDefault),
    ...(isActive ? (['edit'] as const) : []),
    'duplicate',
    ...(isActive && !isDefault ? (['set_default'] as const) : []),
  ];
}
