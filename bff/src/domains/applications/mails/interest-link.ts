import type { InterestQuestion, interestEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import type { Input } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { heldLink } from '../../links/api/links.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { interestOf, recordInterest } from '../own/record-interest.ts';
import { clientNameFor } from './person-mails.ts';

type Endpoints = typeof interestEndpoints;

/** Returns the job that the link's holder is asked about. */
export async function readInterest(ctx: VisitorContext, { params }: Input<Endpoints['read']>) {
  const token = await heldLink(ctx, params.handle, 'interest');
  const found = await asked(token.subjectId.toHexString());
  return show(found);
}

/**
 * Records the candidate's yes or no, which can be given once. The link stays valid to read it
 * again.
 */
export async function answerInterest(
  ctx: VisitorContext,
  { params, body }: Input<Endpoints['answer']>,
) {
  const token = await heldLink(ctx, params.handle, 'interest');
  return transact(ctx, async (tx) => {
    const found = await asked(token.subjectId.toHexString(), tx.session);
    return show({ ...found, application: await recordInterest(tx, found, body) });
  });
}

async function asked(id: string, session: ClientSession | null = null): Promise<FoundApplication> {
  const application = await ApplicationModel.findOne({ _id: id, deletedAt: null }, null, {
    session,
  }).lean();
  const candidate = application && (await findLiveCandidate(application.candidateId));
  const job =
    application && (await jobsById([application.jobId], session)).get(String(application.jobId));
  if (!application || !candidate || !job) throw new AppError('TOKEN_INVALID');
  return { application, candidate, job };
}

async function show(found: FoundApplication): Promise<InterestQuestion> {
  const { application, candidate, job } = found;
  return {
    firstName: candidate.preferredName ?? candidate.firstName,
    agencyName: agencyName(),
    jobTitle: job.title,
    company: (await clientNameFor(job)) || null,
    description: job.description && !job.confidential ? cleanRichText(job.description) : null,
    engagement: job.engagement,
    hoursPerWeek: job.hoursPerWeek,
    message: application.interestMessage,
    answer: interestOf(found),
  };
}
