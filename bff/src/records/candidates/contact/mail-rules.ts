import { normaliseEmail, rejectionTemplates, type RejectionTemplate } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';
import { scopeFor } from '../candidates.policy.ts';

/** States in which candidates get no mail. */
const silent: ReadonlySet<Candidate['status']> = new Set(['do_not_contact', 'anonymised']);

/** Checks whether a candidate may be written to at all; `canEmail` is about bulk mails. */
export const mayBeMailed = ({ email, status }: Pick<Candidate, 'email' | 'status'>): boolean =>
  email !== null && !silent.has(status);

/**
 * Checks whether a mail to a candidate must be stopped before sending: contact was stopped since it
 * was written, or it announces a rejection that was undone. Account mails, which users request
 * themselves, are sent.
 */
export async function refusesCandidateMail(mail: OutgoingMailFacts): Promise<boolean> {
  const { category, subjectType, subjectId, to, template } = mail;
  if (category === 'account' || subjectType !== 'candidate' || !subjectId) return false;
  const candidate = isRecordId(subjectId)
    ? await CandidateModel.findById(subjectId, { status: 1, emailNorm: 1, deletedAt: 1 }).lean()
    : null;
  if (!candidate) return true;
  if (isRejection(template)) return candidate.status !== 'rejected' || candidate.deletedAt !== null;
  const isToThem = to.some((address) => normaliseEmail(address) === candidate.emailNorm);
  return isToThem && silent.has(candidate.status);
}

const isRejection = (template: string): template is RejectionTemplate =>
  rejectionTemplates.some((rejection) => rejection === template);

/** Returns the time zone of the candidate with this address. */
export async function zoneOfCandidate(email: string): Promise<string | null> {
  const candidate = await CandidateModel.findOne(
    { emailNorm: normaliseEmail(email), deletedAt: null },
    { timeZone: 1 },
  ).lean();
  return candidate?.timeZone ?? null;
}

/** Returns the newest candidates visible to a user, to preview a mail with. */
export const newestPeople = (
  actor: Actor,
  limit: number,
): Promise<Pick<Candidate, 'firstName' | 'number' | 'email' | 'status'>[]> =>
  CandidateModel.find(
    { $and: [{ deletedAt: null }, scopeFor(actor, 'candidate.read')] },
    { firstName: 1, number: 1, email: 1, status: 1 },
  )
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean();
