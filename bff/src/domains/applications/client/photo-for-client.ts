import type { photoEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { RangedFileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { submittedPhoto } from '../../../identity/people/photo-address.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  submissionTermsOf,
  type SubmissionTerms,
} from '../../../records/companies/submission-terms.ts';
import { readPhoto } from '../../files/api/photos.ts';
import { submissionsOf, type Submission } from '../../submissions/api/submissions.ts';
import { isBlind } from '../stages/readiness.ts';
import { findForClient } from './find-for-client.ts';

type Terms = Pick<SubmissionTerms, 'blindSubmission'>;
type Sent = Pick<Submission, 'withdrawnAt'>;

/**
 * Checks whether a client may see the photo: not if the name is hidden or the submission withdrawn.
 */
const showsFace = (application: Application, terms: Terms, { withdrawnAt }: Sent): boolean =>
  !withdrawnAt && !isBlind(application, terms.blindSubmission);

/** Returns where a client reader finds the photo of a submitted candidate. */
export const faceForClient = (
  application: Application,
  { photoFileId }: Pick<Candidate, 'photoFileId'>,
  terms: Terms,
  submission: Sent,
): { photo?: string } =>
  showsFace(application, terms, submission) ? submittedPhoto(application._id, photoFileId) : {};

/** Reads the photo of a candidate submitted to the reader's company. */
export async function readSubmittedPhoto(
  { actor }: RequestContext,
  { params, query }: Input<typeof photoEndpoints.ofSubmitted>,
): Promise<RangedFileAnswer> {
  const { application, candidate, job } = await findForClient(actor, params.id);
  const terms = await submissionTermsOf(job.companyId);
  const [latest] = await submissionsOf(application._id);
  if (!terms || !latest || !showsFace(application, terms, latest)) throw new AppError('NOT_FOUND');
  return readPhoto(candidate.photoFileId, params.fileId, query.size);
}
