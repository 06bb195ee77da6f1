import type { UserDisable } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { InterviewGift } from '../../../calendars/interview-gift.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { GivenInterview, User, UserClosing } from '../../../identity/user.model.ts';
import { applicationInterviewNow } from '../../client-interviews/api/chosen-times.ts';
import { giveClientInterview } from '../../client-interviews/api/give-interview.ts';
import { giveVettingInterview } from '../../vetting/api/give-interview.ts';
import { interviewNow } from '../../vetting/api/interview-times.ts';

/** Returns the interviews with a named substitute. */
export const givenIn = (substitutes: UserDisable['substitutes']): GivenInterview[] =>
  substitutes.flatMap(({ interviewId, toUserId }) =>
    toUserId
      ? [{ interviewId: new Types.ObjectId(interviewId), toUserId: new Types.ObjectId(toUserId) }]
      : [],
  );

/**
 * Gives a user's interviews from a moment on to their named substitutes; earlier ones stay.
 * @throws AppError VALIDATION_FAILED at the field of a substitute who cannot hold it, NOT_FOUND
 */
export async function giveInterviews(
  tx: Tx,
  actor: Actor,
  user: User,
  { substitutes, at }: { substitutes: UserDisable['substitutes']; at: Date },
): Promise<void> {
  for (const [index, { interviewId, toUserId }] of substitutes.entries()) {
    if (!toUserId) continue;
    const path = `substitutes[${index}].toUserId`;
    const gift = { from: user._id, to: new Types.ObjectId(toUserId), path };
    try {
      await giveOne(tx, actor, interviewId, gift, at);
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'SLOT_TAKEN';
      throw isTaken ? invalidField(path, 'TIME_OVERLAP') : error;
    }
  }
}

/** Returns interviews that were given away; those that cannot be returned stay where they are. */
export async function takeInterviewsBack(
  tx: Tx,
  actor: Actor,
  user: User,
  { given }: Pick<UserClosing, 'given'>,
): Promise<number> {
  let taken = 0;
  for (const { interviewId, toUserId } of given)
    try {
      const gift = { from: toUserId, to: user._id, path: 'version' };
      await giveOne(tx, actor, interviewId.toHexString(), gift, tx.at);
      taken += 1;
    } catch (error) {
      // It was held, moved or ended since, or an interviewer is busy then.
      if (!(error instanceof AppError)) throw error;
    }
  return taken;
}

async function giveOne(
  tx: Tx,
  actor: Actor,
  interviewId: string,
  gift: InterviewGift,
  at: Date,
): Promise<void> {
  const id = new Types.ObjectId(interviewId);
  const vetting = await interviewNow(id, tx.session);
  const interview = vetting ?? (await applicationInterviewNow(id, tx.session));
  if (!interview?.startsAt) throw new AppError('NOT_FOUND');
  if (interview.startsAt < at) throw invalidField(gift.path, 'NOT_ALLOWED');
  const give = vetting ? giveVettingInterview : giveClientInterview;
  await give(tx, actor, interviewId, gift);
}
