import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { findLiveCandidate } from '../../candidates/api/candidate-lookup.ts';
import { submissionTermsOf } from '../../companies/api/submission-terms.ts';
import { clientMaySee } from '../../jobs/api/client-jobs.ts';
import { shownSubmissions } from '../../submissions/api/submissions.ts';
import { ApplicationModel, type Application } from '../application.model.ts';
import { viewFor } from '../client/client-candidate.serializer.ts';

/**
 * Whether a client user can open a profile that shows this file: on a job that they see, with a
 * submission that was not withdrawn. A blind profile shows no file that the candidate brought.
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
  }).lean<Application[]>();
  const submissions = await shownSubmissions(applications.map(({ _id }) => _id));
  for (const application of applications) {
    const submission = submissions.get(application._id.toHexString());
    if (!submission) continue;
    const reader = { actor, decides: false, seesBillRates: false };
    const { files } = viewFor(reader, application, candidate, terms, submission.view);
    const isThere = files.some(({ id }) => id === fileId.toHexString());
    if (isThere && (await clientMaySee(actor, application.jobId, null, { ended: true })))
      return true;
  }
  return false;
}
