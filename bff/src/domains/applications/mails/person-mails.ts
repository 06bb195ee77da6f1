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

/** Templates that tell the candidate about the end; cancelled if it is undone. */
export const endingTemplates = [...rejectionTemplates, 'position_filled'] as const;

/** Returns why a candidate cannot be written to; null when they can. */
export async function mailRefusal(
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<'no_email' | 'no_mail_wanted' | null> {
  if (candidate.email === null) return 'no_email';
  if (!mayBeMailed(candidate)) return 'no_mail_wanted';
  const contact = await latestConsent(candidate._id, 'contact', session);
  return contact?.granted === false ? 'no_mail_wanted' : null;
}

/** Returns the sender, the recipient and the agency of a letter. */
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

/** Returns the client's name if the candidate may know it; empty for a confidential job. */
export async function clientNameFor(
  job: Pick<Job, 'companyId' | 'confidential'>,
  session: ClientSession | null = null,
): Promise<string> {
  if (job.confidential) return '';
  return (await companyNames([job.companyId], session)).get(job.companyId.toHexString()) ?? '';
}

/** Notifies a candidate with an account; the mail is sent separately. */
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

/** Tells the candidate that a client now sees their profile, unless they want no mails. */
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

/** Confirms to the candidate that they withdrew, and that their other applications continue. */
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
 * Checks whether a mail to a candidate about an application must no longer be sent: they opted out,
 * answered the question, the rejection was undone, or they are no longer on the job.
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

/** Checks whether a mail tells a candidate that their application is over. */
export const tellsOfEnding = (template: string): boolean =>
  endingTemplates.some((ending) => ending === template);
