import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { peopleForClient, type InterviewedPerson } from '../../applications/api/interviewed.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { ClientInterviewRecord } from '../../../records/client-interviews/client-interview.model.ts';
import { interviewById } from '../find-interview.ts';

/** An interview and its candidate as a client user may see them. */
export interface InterviewOfClient {
  interview: ClientInterviewRecord;
  person: InterviewedPerson;
}

/**
 * Returns a filter for the interviews visible to a client user: those of visible jobs and those
 * they are invited to. A viewer sees only the latter.
 */
export async function interviewsSeenBy(actor: Actor): Promise<QueryFilter<ClientInterviewRecord>> {
  if (actor.scopeOf('clientInterview.list') !== 'company' || !actor.companyId)
    return { _id: { $in: [] } };
  const invited = { 'hosts.userId': actor.userId };
  const own = { companyId: actor.companyId, kind: 'client' as const, deletedAt: null };
  if (actor.role === 'client_viewer') return { ...own, ...invited };
  const jobs = await clientJobsOf(actor, { ended: true });
  return { ...own, $or: [{ jobId: { $in: jobs.map(({ _id }) => _id) } }, invited] };
}

/** @throws AppError NOT_FOUND for an interview that the reader cannot see */
export async function findForClient(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<InterviewOfClient> {
  const interview = await interviewById(id, session);
  if (!interview || !(await sees(actor, interview))) throw new AppError('NOT_FOUND');
  const people = await peopleForClient(actor, [interview.applicationId], session);
  const person = people.get(interview.applicationId.toHexString());
  if (!person) throw new AppError('NOT_FOUND');
  return { interview, person };
}

async function sees(actor: Actor, { companyId, kind, hosts, jobId }: ClientInterviewRecord) {
  if (actor.scopeOf('clientInterview.list') !== 'company' || kind !== 'client') return false;
  if (!actor.companyId?.equals(companyId)) return false;
  if (hosts.some(({ userId }) => userId.equals(actor.userId))) return true;
  if (actor.role === 'client_viewer') return false;
  return (await clientJobsOf(actor, { ended: true })).some(({ _id }) => _id.equals(jobId));
}
