import type { ClientReads } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { shownSubmissions } from '../../submissions/api/submissions.ts';
import { viewFor } from '../client/client-candidate.serializer.ts';
import { findShare } from './find-share.ts';

/**
 * Returns what a client now reads of a candidate, as its users without access to rates do.
 * @throws AppError NOT_FOUND, also once the client is no longer shown it
 */
export async function readShare(candidate: Candidate, id: string): Promise<ClientReads> {
  const { application } = await findShare(candidate, id);
  const [terms, shown] = await Promise.all([
    submissionTermsOf(application.companyId),
    shownSubmissions([application._id]),
  ]);
  const submission = shown.get(application._id.toHexString());
  if (!terms || !submission) throw new AppError('NOT_FOUND');
  return { view: viewFor({ seesBillRates: false }, application, candidate, terms, submission) };
}
