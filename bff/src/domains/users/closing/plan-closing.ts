import { userMachine, type UserDisable } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { requireHeir } from '../access/hand-over.ts';
import { followInterviews } from '../change-account.ts';
import { giveInterviews, givenIn } from './give-interviews.ts';
import { requireClosable } from './require-closable.ts';

/**
 * Plans the closing of an account on a later day. Until then the user works as before; the
 * interviews from then on get substitutes at once, so that everybody knows whom they meet.
 */
export async function planClosing(
  tx: Tx,
  actor: Actor,
  user: User,
  { version, reason, reassignToUserId, substitutes }: UserDisable,
  { on, at }: { on: string; at: Date },
): Promise<User> {
  const { before, after, already } = await changeState<User>(tx, UserModel, user, {
    name: 'user.plan_closing',
    version,
    isRepeat: ({ closing }) => closing?.on === on && closing.reason === reason,
    requireState: ({ status }) => requireState(userMachine, 'disable', status),
    guard: async ({ _id }) => {
      await requireClosable(tx, actor, _id);
      await requireHeir(tx, _id, reassignToUserId);
    },
    set: ({ closing }) => ({
      $set: {
        closing: {
          on,
          at,
          reason,
          reassignToUserId: reassignToUserId === null ? null : new Types.ObjectId(reassignToUserId),
          given: [...(closing?.given ?? []), ...givenIn(substitutes)],
          byUserId: actor.userId,
          problem: null,
        },
      },
    }),
    paths: ['closing'],
  });
  if (already) return after;
  await giveInterviews(tx, actor, after, { substitutes, at });
  await followInterviews(tx, after._id);
  await audit(tx, {
    action: 'user.plan_closing',
    entity: 'user',
    entityId: after._id,
    changes: [
      { path: 'closesOn', before: before.closing?.on ?? null, after: on },
      { path: 'disabledReason', before: before.closing?.reason ?? null, after: reason },
    ],
  });
  return after;
}
