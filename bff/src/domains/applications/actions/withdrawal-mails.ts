import { clientDashboardRoutes, href, isEarlyStage } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import { cancelMails, waitingMailsAbout } from '../../../mail/held-mails.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { endingHeldFor } from '../../../outbox/application-ended.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { decidersOf } from '../../../records/companies/submission-terms.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { submissionTemplates } from './submission-mails.ts';
import { applicationsIn } from './submission-notes.ts';

const templates = ['candidate_withdrawn'] as const;

/**
 * Tells the client users who were shown a candidate that the candidate withdrew. Users whose first
 * mail still waits are not told: that mail is cancelled. No mail contains names.
 */
export async function mailWithdrawal(tx: Tx, before: Application): Promise<void> {
  if (isEarlyStage(before.stageKind)) return;
  const { jobId, candidateId } = before;
  const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!job || !candidate) return;
  const unheard = await waitingFor(tx, before);
  const shown = (await submissionsOf(before._id, tx.session))
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .flatMap(({ recipientIds }) => recipientIds.map((id) => id.toHexString()));
  for (const { userId, email, firstName } of await decidersOf(job, tx.session)) {
    if (!shown.includes(userId.toHexString()) || unheard.has(email)) continue;
    await sendMail(tx, {
      template: templates[0],
      to: email,
      userId,
      subject: { type: 'job', id: jobId },
      sendAt: new Date(tx.at.getTime() + endingHeldFor),
      variables: {
        firstName,
        agencyName: agencyName(),
        number: candidate.number,
        jobTitle: job.title,
        path: href(clientDashboardRoutes.dashboard),
        ids: before._id.toHexString(),
      },
    });
  }
}

/** Cancels the mail to the client if the withdrawal is undone in time. */
export async function dropWithdrawal(
  tx: Tx,
  { _id, jobId }: Pick<Application, '_id' | 'jobId'>,
): Promise<void> {
  const waiting = await waitingMailsAbout(tx, { type: 'job', id: jobId }, templates);
  const about = waiting.filter((mail) => applicationsIn(mail).includes(_id.toHexString()));
  await cancelMails(
    tx,
    about.map((mail) => mail._id),
  );
}

/**
 * Returns users whose first mail about a candidate is unsent and who have not seen the candidate.
 */
async function waitingFor(
  tx: Tx,
  { _id, jobId, submissionVersion, clientSeenAt }: Application,
): Promise<ReadonlySet<string>> {
  if (submissionVersion > 1 || clientSeenAt) return new Set();
  const waiting = await waitingMailsAbout(tx, { type: 'job', id: jobId }, submissionTemplates);
  return new Set(
    waiting
      .filter((mail) => applicationsIn(mail).includes(_id.toHexString()))
      .flatMap(({ to }) => to),
  );
}
