import { defaultPipeline, type PipelineStage, type StageRef } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { foldText } from '../../db/fold-text.ts';
import { HeldValues } from '../../db/held-values.ts';
import { PipelineModel, type PipelineTemplate } from './pipeline.model.ts';

export type { PipelineTemplate };

/** The template that every agency starts with; jobs without a template use it. */
export const standardPipelineId = new Types.ObjectId('0000000000000000000000e4');
export const standardPipelineName = 'Standard';

/** Something that uses a template: a job. */
export interface GoesBy {
  readonly pipelineTemplateId: Types.ObjectId | null;
}

/** The stages of all templates, as read at one moment. */
export interface Pipelines {
  /** Returns every stage of a job's pipeline in order, including those that are switched off. */
  of: (job: GoesBy) => readonly PipelineStage[];
  /** Returns a stage of any template by its id. */
  stage: (id: string) => PipelineStage | undefined;
  /** Returns the id and name of a job's template. */
  named: (job: GoesBy) => { id: string; name: string };
}

/** Creates the standard template if it is missing; changes made by the agency are kept. */
export async function ensureStandardPipeline(): Promise<void> {
  const hasDefault = await PipelineModel.exists({ isDefault: true });
  await PipelineModel.updateOne(
    { _id: standardPipelineId },
    {
      $setOnInsert: {
        name: standardPipelineName,
        nameKey: foldText(standardPipelineName),
        status: 'active',
        isDefault: !hasDefault,
        stages: [...defaultPipeline],
      },
    },
    { upsert: true, setDefaultsOnInsert: true },
  );
}

/**
 * Nearly every staff page reads stage names and time limits from this; cached as long as names are.
 */
const held = new HeldValues<Pipelines>({
  collections: [PipelineModel.collection.name],
  heldFor: 5_000,
});

/** Reads all stages at once, as the templates are few and small; cached between calls. */
export const readPipelines = (session: ClientSession | null = null): Promise<Pipelines> =>
  session ? readStages(session) : held.get('all', () => readStages(null));

async function readStages(session: ClientSession | null): Promise<Pipelines> {
  const templates = await PipelineModel.find({}, { name: 1, stages: 1 }, { session }).lean();
  const byTemplate = new Map<string, readonly PipelineStage[]>(
    templates.map(({ _id, stages }) => [_id.toHexString(), stages]),
  );
  const standard = byTemplate.get(standardPipelineId.toHexString()) ?? defaultPipeline;
  const byId = new Map(
    [...standard, ...[...byTemplate.values()].flat()].map((stage) => [stage.id, stage]),
  );
  return {
    of: ({ pipelineTemplateId: id }) => (id && byTemplate.get(id.toHexString())) ?? standard,
    stage: (id) => byId.get(id),
    named: ({ pipelineTemplateId }) => {
      const wanted = pipelineTemplateId ?? standardPipelineId;
      const found = templates.find(({ _id }) => _id.equals(wanted));
      return {
        id: (found?._id ?? standardPipelineId).toHexString(),
        name: found?.name ?? standardPipelineName,
      };
    },
  };
}

/** The template that new jobs begin with. */
export async function defaultPipelineId(
  session: ClientSession | null = null,
): Promise<Types.ObjectId> {
  const found = await PipelineModel.findOne({ isDefault: true }, { _id: 1 }, { session }).lean();
  return found?._id ?? standardPipelineId;
}

/** Finds a template as other records name it; null if it does not exist. */
export const findPipeline = (
  id: Types.ObjectId | null,
  session: ClientSession | null = null,
): Promise<PipelineTemplate | null> =>
  PipelineModel.findById(id ?? standardPipelineId, null, { session }).lean();

/** Returns the stages in use, as a bar or a menu shows them. */
export const stageRefs = (stages: readonly PipelineStage[]): StageRef[] =>
  stages
    .filter(({ isActive }) => isActive)
    .map(({ id, name, kind, slaHours }) => ({ id, name, kind, slaHours }));

/** Checks whether the pipeline has another active stage of the same kind. */
export const hasSiblings = (
  stages: readonly PipelineStage[],
  { stageId, stageKind }: { stageId: string; stageKind: string },
): boolean =>
  stages.some(({ id, kind, isActive }) => isActive && kind === stageKind && id !== stageId);
