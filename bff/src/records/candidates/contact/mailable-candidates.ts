import type { ClientSession, Types } from 'mongoose';
import { latestConsent } from '../../consents/consents.ts';
import { CandidateModel } from '../candidate.model.ts';
import { mayBeMailed } from './mail-rules.ts';

/** A candidate who can be notified by mail. */
export interface MailableCandidate {
  _id: Types.ObjectId;
  firstName: string;
  email: string;
}

/**
 * Returns those of these candidates who have an address, agree to contact and are not put aside.
 */
export async function mailableCandidates(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<MailableCandidate[]> {
  if (ids.length === 0) return [];
  const found = await CandidateModel.find(
    { _id: { $in: [...ids] }, deletedAt: null },
    { firstName: 1, preferredName: 1, email: 1, status: 1 },
    { session },
  ).lean();
  const mailable: MailableCandidate[] = [];
  for (const candidate of found) {
    const { _id, email, preferredName, firstName } = candidate;
    if (!email || !mayBeMailed(candidate)) continue;
    if ((await latestConsent(_id, 'contact', session))?.granted === false) continue;
    mailable.push({ _id, email, firstName: preferredName ?? firstName });
  }
  return mailable;
}
