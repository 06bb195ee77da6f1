import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import { answerKeeper } from '../../../calendars/keep-answer.ts';
import { ClientInterviewModel } from '../../../records/client-interviews/client-interview.model.ts';

/** Stores what one of its people answered to an interview. */
export const keepApplicationAnswer = answerKeeper(ClientInterviewModel);

/** The interviews ahead to which a user, or the candidate that they are, is invited. */
export const clientInvitedTo = (
  userId: Types.ObjectId,
  candidateIds: readonly Types.ObjectId[],
  now: Date,
): Promise<{ _id: Types.ObjectId }[]> =>
  ClientInterviewModel.find(
    {
      $or: [{ 'hosts.userId': userId }, { candidateId: { $in: [...candidateIds] } }],
      deletedAt: null,
      status: { $in: [...clientInterviewHoldsTime] },
      endsAt: { $gt: now },
    },
    { _id: 1 },
  ).lean();
