import type { ClientSession } from 'mongoose';
import { candidatesOfMails } from '../users/api/candidate-accounts.ts';
import { findLiveCandidates, type Candidate } from '../../records/candidates/candidate-lookup.ts';

type Mailed = Pick<Candidate, '_id' | 'emailNorm'>;

/** Returns for each candidate another one whose account or invitation has the same address. */
export async function othersWithMail(
  candidates: readonly Mailed[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Candidate>> {
  const mails = candidates.flatMap(({ emailNorm }) => emailNorm ?? []);
  const holders = await candidatesOfMails(mails, session);
  const otherIds = (one: Mailed) =>
    (one.emailNorm ? (holders.get(one.emailNorm) ?? []) : []).filter((id) => !id.equals(one._id));
  const others = await findLiveCandidates(candidates.flatMap(otherIds), session);
  return new Map(
    candidates.flatMap((one): [string, Candidate][] => {
      const other = others.find(({ _id }) => otherIds(one).some((id) => id.equals(_id)));
      return other ? [[one._id.toHexString(), other]] : [];
    }),
  );
}
