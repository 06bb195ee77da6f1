import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { clientsWorkedFor } from '../../../records/placements/company-placements.ts';
import { withdrawSubmissions } from '../../submissions/api/submissions.ts';
import { dropFromMails } from '../actions/submission-mails.ts';
import { mailWithdrawal } from '../actions/withdrawal-mails.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endApplication } from '../record/end-applications.ts';
import { isShareWithdrawn } from '../record/share-withdrawn.ts';
import { findShare } from './find-share.ts';

const ending = { side: 'candidate', reasonId: null, note: null } as const;

/**
 * Withdraws what a client was shown of a candidate: a live application ends as withdrawn by them,
 * the client reads that they are no longer available, and only a new application shows them again.
 * A share that was already withdrawn stays as it is.
 * @throws AppError NOT_FOUND, SHARE_IN_WORK, INVALID_TRANSITION while a contract is being prepared
 */
export async function withdrawShare(tx: Tx, candidate: Candidate, id: string): Promise<void> {
  const { session } = tx;
  const { application, job } = await findShare(candidate, id, session);
  if (isShareWithdrawn(application)) return;
  const workedFor = await clientsWorkedFor(candidate._id, session);
  if (workedFor.has(job.companyId.toHexString())) throw new AppError('SHARE_IN_WORK');
  const after = await changeApplication(tx, await endedOf(tx, application), {
    action: 'withdraw_share',
    name: 'application.withdraw_share',
    event: 'share_withdrawn',
    version: null,
    set: () => ({ shareWithdrawnAt: tx.at }),
  });
  await notifyJobPeople(
    tx,
    { application: after, candidate, job },
    {
      topic: 'application_stage',
      title: `{name} is no longer available for ${calledInNotices(job)}`,
      body: 'They withdrew their profile: the client cannot open it any more.',
    },
  );
}

/** Returns the application as ended, no longer visible to the client. */
async function endedOf(tx: Tx, application: Application): Promise<Application> {
  if (application.status === 'active')
    return endApplication(tx, application, 'candidate_withdraw', ending, null);
  await mailWithdrawal(tx, application);
  await dropFromMails(tx, application.jobId, application._id);
  await withdrawSubmissions(tx, application._id);
  return application;
}
