import {
  candidatesRoutes,
  href,
  type ResponseOf,
  type ownStatusEndpoints,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { showOwnProfile } from '../record/own-profile.ts';
import { moveStatus, type StatusMove } from './move-status.ts';
import { checkSnooze } from './snooze-until.ts';
import { wakesTo } from './wake.ts';

type OwnProfile = ResponseOf<typeof ownStatusEndpoints.snooze>;

/** Sets the candidate as unavailable until a day. */
export const snoozeOwn: Service<typeof ownStatusEndpoints.snooze> = (ctx, { body }) =>
  changeOwn(ctx, {
    action: 'snooze',
    facts: { snoozedUntil: body.until },
    guard: (candidate) => {
      checkSnooze(candidate, body.until);
      return undefined;
    },
    title: '{name} is not available for a while',
  });

/** Sets the candidate as available again, before the day. */
export const wakeOwn: Service<typeof ownStatusEndpoints.wake> = async (ctx) => {
  const target = await wakesTo(ownId(ctx));
  return changeOwn(ctx, {
    action: 'wake',
    to: () => target,
    title: '{name} is available again',
  });
};

/** The permission was checked at the endpoint; the owner of the record is notified. */
async function changeOwn(
  ctx: RequestContext,
  { title, ...move }: Omit<StatusMove, 'actor' | 'version'> & { title: string },
): Promise<OwnProfile> {
  await transact({ ...ctx, idempotency: null }, async (tx) => {
    const { after, already } = await moveStatus(tx, ownId(ctx), {
      ...move,
      actor: null,
      version: null,
    });
    if (!already) await notifyOwner(tx, after, title);
  });
  return showOwnProfile(ctx.actor);
}

const notifyOwner = (tx: Tx, { _id, ownerUserId }: Candidate, title: string): Promise<void> =>
  notify(tx, {
    topic: 'task_due',
    userIds: [ownerUserId],
    title,
    link: href(candidatesRoutes.profile, { id: _id.toHexString() }),
    subject: { type: 'candidate', id: _id },
  });

function ownId({ actor: { candidateId } }: RequestContext): Types.ObjectId {
  if (!candidateId) throw new AppError('NOT_FOUND');
  return candidateId;
}
