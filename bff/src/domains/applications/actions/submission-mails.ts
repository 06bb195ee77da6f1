import { clientDashboardRoutes, href, limits, type submissionTimings } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { cancelMails, waitingMailsAbout } from '../../../mail/held-mails.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { MailVariables } from '../../../mail/templates/all-templates.ts';
import type { Decider } from '../../../records/companies/submission-terms.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { allNotes, applicationsIn, notesIn, type Notes } from './submission-notes.ts';

export const submissionTemplates = ['candidate_submitted', 'submission_digest'] as const;

interface ToClient {
  job: Job;
  applicationId: Types.ObjectId;
  recipients: readonly Decider[];
  timing: (typeof submissionTimings)[number];
  note: string | null;
}

/** Notifies each recipient, grouped per job until they read it; the mail is sent separately. */
const noteFor = (tx: Tx, { job, applicationId, recipients }: ToClient): Promise<void> =>
  notify(tx, {
    topic: 'candidate_proposed',
    userIds: recipients.map(({ userId }) => userId),
    title: `A candidate is proposed for ${job.title}`,
    link: candidatePath(applicationId.toHexString()),
    subject: { type: 'application', id: applicationId },
    groupKey: `proposed.${job._id.toHexString()}`,
    many: {
      title: `{count} candidates are proposed for ${job.title}`,
      link: href(clientDashboardRoutes.dashboard),
    },
    mail: 'own',
  });

/**
 * Notifies the client's deciders. Submissions waiting for the same job and reader share one mail;
 * no mail contains names.
 */
export async function notifyDeciders(tx: Tx, submitted: ToClient): Promise<void> {
  const { job, applicationId, recipients, timing, note } = submitted;
  await noteFor(tx, submitted);
  const waiting = await waitingMailsAbout(tx, { type: 'job', id: job._id }, submissionTemplates);
  const people = await findPeople([tx.userId], tx.session);
  for (const { email, firstName } of recipients) {
    const earlier = waiting.filter(({ to }) => to.includes(email));
    await cancelMails(
      tx,
      earlier.map(({ _id }) => _id),
    );
    const id = applicationId.toHexString();
    const ids = [...new Set([...earlier.flatMap(applicationsIn), id])];
    const senderName = tx.userId ? people.name(tx.userId) : agencyName();
    const notes: Notes = Object.assign(
      {},
      ...earlier.map(notesIn),
      note && { [id]: { by: senderName, text: note } },
    );
    const sendAt =
      timing === 'now'
        ? null
        : (earlier[0]?.scheduledFor ?? new Date(tx.at.getTime() + limits.application.digest));
    const common = {
      firstName,
      senderName,
      agencyName: agencyName(),
      jobTitle: job.title,
      path: href(clientDashboardRoutes.dashboard),
      ids: ids.join(','),
    };
    const mail = {
      to: email,
      subject: { type: 'job', id: job._id },
      ...(sendAt && { sendAt }),
    };
    if (ids.length === 1) await notifyOfOne(tx, mail, { ...common, message: note ?? '' });
    else
      await sendMail(tx, {
        ...mail,
        template: 'submission_digest',
        variables: { ...common, ...allNotes(notes, senderName), count: String(ids.length) },
      });
  }
}

interface MailOfOne {
  to: string;
  subject: { type: string; id: Types.ObjectId };
  sendAt?: Date;
}

/** Sends the mail about one candidate; only its reader can answer with it without signing in. */
async function notifyOfOne(
  tx: Tx,
  mail: MailOfOne,
  variables: Omit<MailVariables<'candidate_submitted'>, 'path'>,
): Promise<void> {
  const opens = { type: 'application', id: new Types.ObjectId(variables.ids) };
  await createAccessToken(tx, {
    purpose: 'application_decision',
    subject: opens,
    holderEmail: mail.to,
    scopes: ['application:decide'],
    expiresAt: new Date((mail.sendAt ?? tx.at).getTime() + limits.application.decisionLink),
    maxUses: 1,
  });
  await sendMail(tx, {
    ...mail,
    opens,
    template: 'candidate_submitted',
    variables: { ...variables, path: candidatePath(variables.ids) },
  });
}

/** Path of one candidate in the client area: a panel over the dashboard. */
const candidatePath = (applicationId: string): string =>
  `${href(clientDashboardRoutes.dashboard)}?candidate=${applicationId}`;

/** Removes a withdrawn submission from all waiting mails. */
export async function dropFromMails(
  tx: Tx,
  jobId: Types.ObjectId,
  applicationId: Types.ObjectId,
): Promise<void> {
  const id = applicationId.toHexString();
  const waiting = await waitingMailsAbout(tx, { type: 'job', id: jobId }, submissionTemplates);
  for (const { _id, to, variables, scheduledFor } of waiting) {
    const ids = applicationsIn({ variables });
    const rest = ids.filter((one) => one !== id);
    if (rest.length === ids.length) continue;
    await cancelMails(tx, [_id]);
    const [email] = to;
    if (rest.length === 0 || !email) continue;
    const { firstName = '', senderName = '', jobTitle = '' } = variables;
    const { [id]: _dropped, ...notes } = notesIn({ variables });
    const common = {
      firstName,
      senderName,
      jobTitle,
      path: href(clientDashboardRoutes.dashboard),
      agencyName: agencyName(),
      ids: rest.join(','),
    };
    const mail = {
      to: email,
      subject: { type: 'job', id: jobId },
      ...(scheduledFor && { sendAt: scheduledFor }),
    };
    const [only = ''] = rest;
    const { by = senderName, text = '' } = notes[only] ?? {};
    if (rest.length === 1)
      await notifyOfOne(tx, mail, { ...common, senderName: by, message: text });
    else
      await sendMail(tx, {
        ...mail,
        template: 'submission_digest',
        variables: { ...common, ...allNotes(notes, senderName), count: String(rest.length) },
      });
  }
}
