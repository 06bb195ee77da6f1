import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { clientNameFor } from '../mails/person-mails.ts';
import { findApplication } from '../../../records/applications/find-application.ts';

/**
 * Returns what a mail to a candidate says about the job of one of their applications; leaves out
 * the client of a confidential job. Null if the application is another candidate’s.
 * @throws AppError NOT_FOUND for what is missing or hidden
 */
export async function jobWordsFor(
  actor: Actor,
  applicationId: string,
  { _id }: Pick<Candidate, '_id'>,
  session: ClientSession | null = null,
): Promise<Record<string, string> | null> {
  const { application, job } = await findApplication(actor, 'application.read', applicationId, {
    session,
  });
  if (!application.candidateId.equals(_id)) return null;
  const company = await clientNameFor(job, session);
  return { jobTitle: job.title, ...(company && { company }) };
}
