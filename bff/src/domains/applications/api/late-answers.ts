import type { HomeLateAnswer } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { findRows } from '../stages/waiting-rows.ts';
import { readLines, type Waiting } from './waiting-applications.ts';

const shown = 100;

/**
 * Finds the reader's own visible applications that have been at a stage longer than its promised
 * answer time: those with a task, whose candidate reads that the answer is late. The longest
 * waiting first.
 */
async function lateLines(actor: Actor): Promise<Waiting[]> {
  if (!actor.can('application.list')) return [];
  const rows = await findRows({
    ownerUserId: actor.userId,
    status: 'active',
    onHold: false,
    deletedAt: null,
    promiseMissedAt: { $ne: null },
    $expr: { $gte: ['$promiseMissedAt', '$stageEnteredAt'] },
  });
  return readLines(actor, rows);
}

/** Counts the late answers. */
export const countLateAnswers = async (actor: Actor): Promise<number> =>
  (await lateLines(actor)).length;

/** Lists the late answers. */
export async function lateAnswers(
  actor: Actor,
): Promise<{ total: number; data: HomeLateAnswer[] }> {
  const lines = await lateLines(actor);
  return {
    total: lines.length,
    data: lines.slice(0, shown).map(({ row, job, stage, company, candidate, dueAt }) => ({
      id: row._id.toHexString(),
      stageKind: row.stageKind,
      stage: stage?.name ?? row.stageKind,
      candidate,
      job: { id: job._id.toHexString(), title: job.title },
      company,
      since: row.stageEnteredAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}
