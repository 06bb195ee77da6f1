import type { EarlyStageKind } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findJob, type Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { additionJudge } from '../adding/judge-addition.ts';
import { placeOnJobs } from '../adding/place-on-jobs.ts';

/** Returns a job that the actor may add candidates to. @throws AppError NOT_FOUND, FORBIDDEN */
export async function findJobToAddTo(
  actor: Actor,
  id: string,
  session: ClientSession | null = null,
): Promise<Job> {
  const job = await findJob(actor, id, session);
  if (!mayAddTo(actor, job)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return job;
}

/**
 * Returns the attempt number with which a candidate begins on a job; earlier candidates may begin
 * again.
 * @throws AppError JOB_NOT_OPEN, APPLICATION_EXISTS, CANDIDATE_EXCLUDED_FOR_CLIENT,
 *   CANDIDATE_DO_NOT_CONTACT
 */
export async function requireAddable(
  candidate: Candidate,
  job: Job,
  session: ClientSession | null = null,
): Promise<number> {
  const judge = await additionJudge([candidate._id], [job], { again: true, session });
  const verdict = judge(candidate, job);
  if (verdict.outcome !== 'ok') throw refusal(verdict.code, job);
  return verdict.attempt;
}

interface Beginning {
  candidate: Pick<Candidate, '_id'>;
  job: Job;
  attempt: number;
  stage: EarlyStageKind;
  /** Application on another job that this one continues. */
  movedFromId?: Application['_id'];
}

/** Adds a candidate to a job, after {@link requireAddable}. */
export async function beginOnJob(
  tx: Tx,
  { candidate, job, attempt, stage, movedFromId }: Beginning,
): Promise<Application> {
  try {
    const addition = { candidateId: candidate._id, job, attempt, movedFromId: movedFromId ?? null };
    const [begun] = await placeOnJobs(tx, [addition], { stage, source: 'staff_added' });
    if (!begun) throw new Error('The person was not placed on the job');
    return begun;
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('APPLICATION_EXISTS', { cause: error }) : error;
  }
}

const refusal = (code: string, { status }: Job): AppError =>
  code === 'JOB_NOT_OPEN'
    ? new AppError('JOB_NOT_OPEN', { context: { state: status } })
    : new AppError(knownCode(code));

const knownCode = (code: string) =>
  code === 'CANDIDATE_EXCLUDED_FOR_CLIENT' || code === 'CANDIDATE_DO_NOT_CONTACT'
    ? code
    : ('APPLICATION_EXISTS' as const);
