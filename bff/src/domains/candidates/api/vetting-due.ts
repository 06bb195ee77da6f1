import type { Types } from 'mongoose';
import { CandidateModel, type Candidate } from '../candidate.model.ts';

/** Those vetted whose verdict ends before a moment, soonest first. */
export const verdictsEndingBefore = (before: Date, limit: number): Promise<Candidate[]> =>
  CandidateModel.find({
    vettingStatus: 'vetted',
    deletedAt: null,
    vettingExpiresAt: { $ne: null, $lt: before },
  })
    .sort({ vettingExpiresAt: 1 })
    .limit(limit)
    .lean<Candidate[]>();

/** What a bulk action on the vetting of people judges them by, by id. */
export async function vettingFactsOf(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Candidate, '_id' | 'vettingStatus'>>> {
  const found = await CandidateModel.find({ _id: { $in: [...ids] } }, { vettingStatus: 1 }).lean<
    { _id: Types.ObjectId; vettingStatus: Candidate['vettingStatus'] }[]
  >();
  return new Map(found.map((row) => [row._id.toHexString(), row]));
}
