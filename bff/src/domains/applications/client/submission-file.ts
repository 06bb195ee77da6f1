import { Readable } from 'node:stream';
import type { clientCandidateEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { renderSubmission } from '../../submissions/api/submission-pdf.ts';
import { submissionsOf } from '../../submissions/api/submissions.ts';
import { viewFor } from './client-candidate.serializer.ts';
import { clientReader } from './client-reader.ts';
import { findForClient } from './find-for-client.ts';

/**
 * Renders the submitted profile as a PDF, from the same serializer as the page.
 * @throws AppError NOT_FOUND, also once the submission was withdrawn
 */
export async function readSubmissionPdf(
  { actor }: RequestContext,
  { params, query }: Input<typeof clientCandidateEndpoints.pdf>,
): Promise<FileAnswer> {
  const { application, candidate, job } = await findForClient(actor, params.id);
  const terms = await submissionTermsOf(job.companyId);
  const [latest] = await submissionsOf(application._id);
  if (!terms || !latest || latest.withdrawnAt !== null) throw new AppError('NOT_FOUND');
  const view = viewFor(await clientReader(actor), application, candidate, terms, latest);
  const bytes = await renderSubmission({
    view,
    jobTitle: job.title,
    agencyName: agencyName(),
    paper: query.paper,
    brandColor: agencySettings().company.brandColor,
    version: latest.version,
    submittedAt: latest.at,
  });
  return {
    name: `${view.name}, ${job.title}.pdf`,
    contentType: 'application/pdf',
    bytes: bytes.length,
    body: Readable.from([bytes]),
  };
}
