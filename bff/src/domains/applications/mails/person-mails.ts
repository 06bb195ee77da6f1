import { href, rejectionTemplates, selfServiceRoutes } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { accountWord } from '../../../records/candidates/contact/account-word.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mayBeMailed } from '../../../records/candidates/contact/mail-rules.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { latestConsent } from '../../../records/consents/consents.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Tell the person that it goes no further; taken back with it. */
export const endingTemplates = [...rejectionTemplates, 'position_filled'] as const;

/** Why a candidate cannot be written to; null when they can. */
export async function mailRefusal(
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<'no_email' | 'no_mail_wanted' | null> {
  if (candidate.email === null) return 'no_email';
  if (!mayBeMailed(candidate)) return 'no_mail_wanted';
  const contact = await latestConsent(candidate._id, 'contact', session);
  return contact?.granted === false ? 'no_mail_wanted' : null;
}

/** Who writes to whom, for whom. */
export async function letterhead(
  userId: Tx['userId'],
  { preferredName, firstName, userId: accountId }: Candidate,
  session: ClientSession | null = null,
) {
  const people = await findPeople([userId], session);
  return {
    firstName: preferredName ?? firstName,
    senderName: userId ? people.name(userId) : agencyName(),
    agencyName: agencyName(),
    account: accountWord(accountId),
  };
}

/** The client's name where the person may know it; empty for a secret job. */
export async function clientNameFor(
  job: Pick<Job, 'companyId' | 'confidential'>,
  session: ClientSession | null = null,
): Promise<string> {
  if (job.confidential) return '';
  return (await companyNames([job.companyId], session)).get(job.companyId.toHexString()) ?? '';
}

/** In the bell of a person with an account; the mail goes its own way. */
export async function noteForPerson(
  tx: Tx,
  { userId }: Pick<Candidate, 'userId'>,
  title: string,
): Promise<void> {
  if (userId)
    await notify(tx, {
      topic: 'own_application',
      userIds: [userId],
      title,
      link: href(selfServiceRoutes.profile),
      mail: 'own',
    });
}

/** Tells the person that a client sees their profile now, unless they want no mails. */
export async function notifyPresented(
  tx: Tx,
  { application, candidate, job }: { application: Application; candidate: Candidate; job: Job },
): Promise<void> {
  await noteForPerson(tx, candidate, `You were proposed to a client: ${job.title}`);
  if (candidate.email === null || (await mailRefusal(candidate, tx.session))) return;
  await sendMail(tx, {
    template: 'you_were_presented',
    to: candidate.email,
    subject: { type: 'application', id: application._id },
    variables: {
      ...(await letterhead(tx.userId, candidate, tx.session)),
      jobTitle: job.title,
      company: await clientNameFor(job, tx.session),
    },
  });
}

/** The person reads that they are out, and that the rest of what they applied for goes on. */
export async function confirmWithdrawal(
  tx: Tx,
  { application, candidate, job }: { application: Application; candidate: Candidate; job: Job },
): Promise<void> {
  if (candidate.email === null || (await mailRefusal(candidate, tx.session))) return;
  const { firstName } = await letterhead(null, candidate, tx.session);
  await sendMail(tx, {
    template: 'withdrawn_confirmation',
    to: candidate.email,
    subject: { type: 'application', id: application._id },
    variables: { firstName, agencyName: agencyName(), jobTitle: job.title },
  });
}

/**
 * Whether a mail to a person about an application must not go out any more: they asked not to be
 * written to, the question was answered, the rejection taken back, or the job is theirs no more.
 */
export async function refusesApplicationMail(mail: OutgoingMailFacts): Promise<boolean> {
  const { subjectType, subjectId, template } = mail;
  if (subjectType !== 'application' || !subjectId || !toThePerson.has(template)) return false;
  const application = isRecordId(subjectId)
    ? await ApplicationModel.findById(subjectId).lean()
    : null;
  if (!application || application.deletedAt) return true;
  const candidate = await findLiveCandidate(application.candidateId);
  if (!candidate || !mayBeMailed(candidate)) return true;
  if (tellsOfEnding(template)) return application.status !== 'rejected';
  if (template === 'job_changed_candidate' || template === 'job_on_hold_candidate')
    return application.status !== 'active';
  if (template === 'interest_question')
    return application.status !== 'active' || application.candidateInterest !== 'asked';
  return false;
}

const toThePerson: ReadonlySet<string> = new Set([
  'interest_question',
  'you_were_presented',
  'job_changed_candidate',
  'job_on_hold_candidate',
  ...endingTemplates,
]);

/** Whether a mail tells a person that their application is over. */
export const tellsOfEnding = (template: string): boolean =>
  endingTemplates.some((ending) => ending === template);
