import type { ApplicationSource, ErrorCode, addRefusals } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { additionJudge } from '../adding/judge-addition.ts';
import { placeOnJobs } from '../adding/place-on-jobs.ts';

type Refusal = ErrorCode | (typeof addRefusals)[number];

/**
 * Adds an applicant to the job as interested. Obstacles are returned for the staff; the applicant
 * does not learn of them.
 */
export async function applyForJob(
  tx: Tx,
  candidate: Candidate,
  job: Job,
  source: Extract<ApplicationSource, 'candidate_applied' | 'referral'>,
): Promise<Application | Refusal> {
  const judge = await additionJudge([candidate._id], [job], { again: true, session: tx.session });
  const verdict = judge(candidate, job);
  if (verdict.outcome !== 'ok') return verdict.code;
  const [application] = await placeOnJobs(
    tx,
    [{ candidateId: candidate._id, job, attempt: verdict.attempt }],
    { stage: 'interested', source },
  );
  if (!application) throw new Error('The application was not written');
  return application;
}
