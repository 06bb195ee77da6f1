import { limits, normaliseEmail } from '@muster/contracts';
import { foldText } from '../../db/fold-text.ts';
import { stampVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { findLiveCompany, type Company } from '../../records/companies/company-lookup.ts';
import {
  IntakeModel,
  type Intake,
  type IntakeContact,
} from '../../records/intakes/intake.model.ts';
import { jobsById, type Job } from '../../records/jobs/job-lookup.ts';
import { waitingRequest } from '../jobs/api/requested-jobs.ts';
import { revokeLinksTo } from '../links/api/access-tokens.ts';

const newestFirst = { sort: { submittedAt: -1, _id: -1 } } as const;

/** Returns an address's unconfirmed request of the last day with the same title. */
export const unconfirmedRequest = (
  { at, session }: Tx,
  { email, title }: { email: string; title: string },
): Promise<Intake | null> =>
  IntakeModel.findOne(
    {
      'contact.emailNorm': normaliseEmail(email),
      titleKey: foldText(title),
      status: 'unconfirmed',
      submittedAt: { $gt: new Date(at.getTime() - limits.publicForm.repeat) },
    },
    null,
    { session, ...newestFirst },
  ).lean();

/**
 * The same form was sent with another address before: the link mailed to that one is closed. Its
 * request still counts towards the mails that the address may get.
 */
export async function withdrawMistyped(
  tx: Tx,
  { formId, email }: { formId: string; email: string },
): Promise<void> {
  const mistyped = await IntakeModel.find(
    { formId, status: 'unconfirmed', 'contact.emailNorm': { $ne: normaliseEmail(email) } },
    { _id: 1 },
    { session: tx.session },
  ).lean();
  for (const { _id } of mistyped) {
    await IntakeModel.updateOne({ _id }, stampVersion(tx, { $set: { status: 'expired' } }), {
      session: tx.session,
    });
    await revokeLinksTo(tx, { type: 'intake', id: _id }, 'superseded');
  }
}

type Confirmed = Pick<Intake, '_id' | 'titleKey'> & { contact: IntakeContact };

/** Returns the unreviewed job that the same address confirmed with the same title within a day. */
export async function earlierJob(
  { at, session }: Tx,
  { _id, titleKey, contact }: Confirmed,
): Promise<Job | null> {
  const before = await IntakeModel.findOne(
    {
      _id: { $ne: _id },
      'contact.emailNorm': contact.emailNorm,
      titleKey,
      status: 'submitted',
      resultId: { $ne: null },
      submittedAt: { $gt: new Date(at.getTime() - limits.publicForm.repeat) },
    },
    null,
    { session, ...newestFirst },
  ).lean();
  return before?.resultId ? waitingRequest(before.resultId, session) : null;
}

/**
 * Returns the prospect from an earlier request of the same address and company, as long as it still
 * is one: a form never writes to an actual client.
 */
export async function earlierProspect(
  { session }: Tx,
  { _id, contact }: Confirmed,
): Promise<Company | null> {
  const before = await IntakeModel.find(
    {
      _id: { $ne: _id },
      'contact.emailNorm': contact.emailNorm,
      status: 'submitted',
      resultId: { $ne: null },
    },
    null,
    { session, ...newestFirst, limit: limits.publicForm.lookedBack },
  ).lean();
  const same = before.filter((one) => one.contact && isSameName(one.contact, contact));
  const jobs = await jobsById(
    same.flatMap(({ resultId }) => resultId ?? []),
    session,
  );
  for (const { companyId } of jobs.values()) {
    const company = await findLiveCompany(companyId, session);
    if (company?.status === 'prospect') return company;
  }
  return null;
}

const isSameName = (one: IntakeContact, other: IntakeContact): boolean =>
  foldText(one.company) === foldText(other.company);
