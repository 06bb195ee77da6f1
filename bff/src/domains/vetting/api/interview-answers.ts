import { interviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import { answerKeeper } from '../../../calendars/keep-answer.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';

/** Stores a participant's answer to an interview. */
export const keepVettingAnswer = answerKeeper(VettingInterviewModel);

/** Returns the upcoming interviews to which a user, also as a candidate, is invited. */
export const vettingInvitedTo = (
  userId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
  now: Date,
): Promise<{ _id: Types.ObjectId }[]> =>
  VettingInterviewModel.find(
    {
      $or: [{ 'interviewers.userId': userId }, { candidateId: { $in: [...candidateIds] } }],
      deletedAt: null,
      status: { $in: [...interviewHoldsTime] },
      endsAt: { $gt: now },
    },
    { _id: 1 },
  ).lean();
