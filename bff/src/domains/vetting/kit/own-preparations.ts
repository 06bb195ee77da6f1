import { interviewHoldsTime, type interviewKitEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { preparationOf } from '../api/preparation.ts';
import { VettingInterviewModel } from '../../../records/vetting/vetting-interview.model.ts';

/**
 * Returns how the requesting candidate can prepare for their future interviews, the next one first.
 */
export const readOwnPreparations: Service<typeof interviewKitEndpoints.own> = async ({ actor }) => {
  const { _id: candidateId } = await findOwnRecord(actor);
  const now = new Date();
  const interviews = await VettingInterviewModel.find({
    candidateId,
    deletedAt: null,
    status: { $in: [...interviewHoldsTime] },
    endsAt: { $gt: now },
  })
    .sort({ startsAt: 1, _id: 1 })
    .limit(20)
    .lean();
  const found = await Promise.all(interviews.map((interview) => preparationOf(interview, now)));
  return { data: found.flatMap((one) => one ?? []) };
};
