import type { HomeLateAnswer } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { findRows } from '../stages/waiting-rows.ts';
import { readLines, type Waiting } from './waiting-applications.ts';

const shown = 100;

/**
 * The reader's own applications that wait at a stage for longer than its answer was promised in, as
 * far as they still see them: those of which they have a task and the candidate reads that we are
 * late. Those that wait longest first.
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

/** How many there are. */
export const countLateAnswers = async (actor: Actor): Promise<number> =>
  (await lateLines(actor)).length;

/** Who they are. */
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
