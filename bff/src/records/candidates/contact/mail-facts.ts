import { CandidateModel, type Candidate } from '../candidate.model.ts';

const shown = {
  email: 1,
  status: 1,
  canEmail: 1,
} as const;

/** Fields by which a bulk mail includes or skips a candidate. */
export type MailFacts = Pick<Candidate, '_id' | keyof typeof shown>;

/** Returns them for these candidates, by id. */
export async function mailFactsOf(ids: readonly string[]): Promise<ReadonlyMap<string, MailFacts>> {
  const found = await CandidateModel.find({ _id: { $in: [...ids] } }, shown).lean();
  return new Map(found.map((one) => [one._id.toHexString(), one]));
}
