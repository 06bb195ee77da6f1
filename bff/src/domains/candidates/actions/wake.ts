import { candidatesRoutes, href, type candidateStatusEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { notify } from '../../notifications/api/notify.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { changeStatus } from './status-action.ts';

/** Wakes a candidate early: to `placed` while a placement continues, otherwise to `active`. */
export const wakeCandidate: Service<typeof candidateStatusEndpoints.wake> = async (
  ctx,
  { params, body },
) => {
  const { _id } = await findCandidateFor(ctx.actor, 'candidate.snooze', params.id);
  const target = await wakesTo(_id);
  return changeStatus(ctx, {
    id: params.id,
    action: 'wake',
    version: body.version,
    to: () => target,
    facts: { statusNote: body.note },
    then: (tx, after) => notifyWoken(tx, after),
    undoable: true,
  });
};

/** Returns the status after waking. */
export const wakesTo = async (
  candidateId: Types.ObjectId,
  session: Tx['session'] | null = null,
): Promise<'placed' | 'active'> =>
  (await hasLivePlacement(candidateId, session)) ? 'placed' : 'active';

/** Notifies the owner that the candidate is available again. */
export const notifyWoken = (tx: Tx, { _id, ownerUserId }: Candidate): Promise<void> =>
  notify(tx, {
    topic: 'task_due',
    userIds: [ownerUserId],
    title: '{name} is available again',
    link: href(candidatesRoutes.profile, { id: _id.toHexString() }),
    subject: { type: 'candidate', id: _id },
  });
