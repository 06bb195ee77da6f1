import type { ProfileView } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { clientMaySee } from '../../../records/jobs/client-jobs.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { clientsWorkedFor } from '../../../records/placements/company-placements.ts';
import {
  latestSubmissions,
  shownSubmissions,
  type Submission,
} from '../../submissions/api/submissions.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { viewFor } from '../client/client-candidate.serializer.ts';
import { isUntold } from '../own/standing.ts';

export { readShare } from '../own/read-share.ts';
export { withdrawShare } from '../own/withdraw-share.ts';
export { hideUnopened } from '../own/hide-unopened.ts';

/** Lists the clients that a candidate was submitted to and when they looked, newest first. */
export async function profileViewsOf(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
  now = new Date(),
): Promise<ProfileView[]> {
  const shared = await ApplicationModel.find(
    { candidateId, submittedAt: { $ne: null }, deletedAt: null },
    null,
    { session },
  )
    .sort({ submittedAt: -1, _id: -1 })
    .lean();
  const submissions = await latestSubmissions(
    shared.map(({ _id }) => _id),
    session,
  );
  const workedFor = await clientsWorkedFor(candidateId, session);
  const jobs = await jobsById(shared.map(({ jobId }) => jobId));
  const companies = await companyNames(
    shared.map(({ companyId }) => companyId),
    session,
  );
  return shared.flatMap((application): ProfileView[] => {
    const { _id, jobId, companyId, submittedAt, clientSeenAt } = application;
    if (!submittedAt) return [];
    const job = jobs.get(jobId.toHexString());
    // A confidential search reveals neither the job nor the client.
    const isNamed = job !== undefined && !job.confidential;
    const endedAt = shownUntil(application, submissions.get(_id.toHexString()), now);
    return [
      {
        id: _id.toHexString(),
        client: isNamed ? (companies.get(companyId.toHexString()) ?? null) : null,
        job: isNamed ? job.title : null,
        sharedAt: submittedAt.toISOString(),
        seenAt: clientSeenAt?.toISOString() ?? null,
        state: application.shareWithdrawnAt ? 'withdrawn' : endedAt ? 'over' : 'shown',
        endedAt: endedAt?.toISOString() ?? null,
        heldBy: workedFor.has(companyId.toHexString())
          ? 'work'
          : application.status === 'active' && application.stageKind === 'contracting'
            ? 'contract'
            : null,
      },
    ];
  });
}

/**
 * Returns until when the client could open it; hides a rejection that the candidate was not told
 * of.
 */
function shownUntil(
  application: Application,
  latest: Submission | undefined,
  now: Date,
): Date | null {
  if (application.shareWithdrawnAt) return application.shareWithdrawnAt;
  return isUntold(application, now) ? null : (latest?.withdrawnAt ?? null);
}

const withoutMoney = { seesBillRates: false };

/**
 * Checks whether a client user can open a profile that shows this file: on a job they see, with a
 * submission that was not withdrawn. A blind profile shows no files from the candidate.
 */
export async function isFileShown(
  actor: Actor,
  { fileId, candidateId }: { fileId: Types.ObjectId; candidateId: Types.ObjectId },
): Promise<boolean> {
  const { companyId } = actor;
  const [terms, candidate] = await Promise.all([
    companyId && submissionTermsOf(companyId),
    findLiveCandidate(candidateId),
  ]);
  if (!terms || !candidate || candidate.status === 'anonymised') return false;
  if (actor.selfUserIds.some((self) => candidate.userId?.equals(self))) return false;
  const applications = await ApplicationModel.find({
    candidateId,
    companyId,
    submissionVersion: { $gt: 0 },
    deletedAt: null,
  }).lean();
  const submissions = await shownSubmissions(applications.map(({ _id }) => _id));
  for (const application of applications) {
    const submission = submissions.get(application._id.toHexString());
    if (!submission) continue;
    const { files } = viewFor(withoutMoney, application, candidate, terms, submission);
    const isThere = files.some(({ id }) => id === fileId.toHexString());
    if (isThere && (await clientMaySee(actor, application.jobId, null, { ended: true })))
      return true;
  }
  return false;
}
