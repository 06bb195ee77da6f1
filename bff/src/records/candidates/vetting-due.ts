import { everyDue } from '../../jobs/every-due.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { CandidateModel, type Candidate } from './candidate.model.ts';
import { anyMoment } from '../../db/set-values.ts';

/** Returns vetted candidates whose verdict ends before a moment. */
export const verdictsEndingBefore = (
  before: Date,
  signal: AbortSignal,
): AsyncGenerator<Candidate> =>
  everyDue<Candidate>(
    CandidateModel,
    {
      vettingStatus: 'vetted',
      deletedAt: null,
      vettingExpiresAt: { ...anyMoment, $lt: before },
    },
    signal,
  );

/** Records the owner's last reminder of an end; false if it was recorded already. */
export async function noteLastCall(
  { session }: Tx,
  { _id }: Pick<Candidate, '_id'>,
  day: string,
): Promise<boolean> {
  const { modifiedCount } = await CandidateModel.updateOne(
    { _id, vettingLastCallFor: { $ne: day } },
    { $set: { vettingLastCallFor: day } },
    { session },
  );
  return modifiedCount > 0;
}

/** Returns the fields by which a bulk vetting action judges candidates, by id. */
export async function vettingFactsOf(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Candidate, '_id' | 'vettingStatus'>>> {
  const found = await CandidateModel.find({ _id: { $in: [...ids] } }, { vettingStatus: 1 }).lean();
  return new Map(found.map((row) => [row._id.toHexString(), row]));
}
