import { clientInterviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import { answerKeeper } from '../../../calendars/keep-answer.ts';
import { ClientInterviewModel } from '../../../records/client-interviews/client-interview.model.ts';

/** Stores a participant's answer to an interview invitation. */
export const keepApplicationAnswer = answerKeeper(ClientInterviewModel);

/** Returns the future interviews to which a user is invited, also in their role as a candidate. */
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
