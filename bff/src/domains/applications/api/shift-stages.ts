import { firstStageOf, type PipelineStage } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { auditAdded, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import {
  ApplicationEventModel,
  type ApplicationEvent,
} from '../../../records/applications/application-event.model.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { announcePipeline } from '../record/announce-pipeline.ts';

/** Applications with a card on a board: placed ones stay at their last stage. */
const standing = { status: { $in: ['active', 'placed'] as const }, deletedAt: null };

/** Counts the candidates on each of these stages. */
export async function standingOn(
  stageIds: readonly string[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, number>> {
  if (stageIds.length === 0) return new Map();
  const counts = await ApplicationModel.aggregate<{ _id: string; live: number }>([
    { $match: { ...standing, stageId: { $in: [...stageIds] } } },
    { $group: { _id: '$stageId', live: { $sum: 1 } } },
  ]).session(session);
  return new Map(counts.map(({ _id, live }) => [_id, live]));
}

/**
 * Moves all cards of one stage to another of the same kind after a pipeline change. Their clocks
 * continue and record versions stay, since the candidates did not move.
 */
export async function shiftApplications(
  tx: Tx,
  where: { stageId: string } | { jobId: Types.ObjectId },
  stageFor: (application: Application) => PipelineStage,
): Promise<void> {
  const { session } = tx;
  const found = await ApplicationModel.find({ ...standing, ...where }, null, { session }).lean();
  const moves = found.flatMap((before) => {
    const { id, kind, name } = stageFor(before);
    if (kind !== before.stageKind) throw new Error(`A ${before.stageKind} cannot become a ${kind}`);
    return id === before.stageId ? [] : [{ before, after: { ...before, stageId: id }, name }];
  });
  if (moves.length === 0) return;
  await ApplicationModel.bulkWrite(
    moves.map(({ before, after }) => ({
      updateOne: {
        filter: { _id: before._id },
        update: { $set: { stageId: after.stageId, updatedAt: tx.at } },
      },
    })),
    { session },
  );
  const events = moves.map(({ before, name }): ApplicationEvent => ({
    _id: new Types.ObjectId(),
    applicationId: before._id,
    type: 'stage_changed',
    from: before.stageKind,
    to: before.stageKind,
    actorId: tx.userId,
    actorKind: tx.userId ? 'person' : 'system',
    at: tx.at,
    note: name,
  }));
  await ApplicationEventModel.insertMany(events, { session, lean: true });
  await auditAdded(
    tx,
    moves.map(({ before, after }) => ({
      action: 'application.shift',
      entity: 'application',
      entityId: before._id,
      changes: changesBetween<Application>(before, after, ['stageId']),
    })),
  );
  for (const { before } of moves) announceChange(tx, 'candidate', before.candidateId);
  const jobs = new Map(found.map((application) => [String(application.jobId), application]));
  for (const application of jobs.values()) announcePipeline(tx, application);
}

/** Moves the candidates of a job to the stages of its new pipeline. */
export const adoptPipeline = (
  tx: Tx,
  jobId: Types.ObjectId,
  stages: readonly PipelineStage[],
): Promise<void> =>
  shiftApplications(tx, { jobId }, ({ stageId, stageKind }) => stageOn(stages, stageId, stageKind));

/** Returns the stage itself while the pipeline uses it, otherwise the first one of its kind. */
export function stageOn(
  stages: readonly PipelineStage[],
  stageId: string,
  kind: PipelineStage['kind'],
): PipelineStage {
  const stage =
    stages.find((one) => one.isActive && one.id === stageId && one.kind === kind) ??
    firstStageOf(stages, kind);
  if (!stage) throw new Error(`The pipeline has no stage ${kind}`);
  return stage;
}
