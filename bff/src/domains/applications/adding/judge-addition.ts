import type { addRefusals, ErrorCode } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import {
  exclusionsOf,
  type Exclusion,
  type Exclusions,
} from '../../company-rules/api/company-rules.ts';
import { takesPeople, type Job } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';

/** Whether a candidate can be added to a job: the attempt number, or why not. */
export type Verdict =
  | { readonly outcome: 'ok'; readonly attempt: number }
  | {
      readonly outcome: 'skipped' | 'error';
      readonly code: ErrorCode | (typeof addRefusals)[number];
      readonly attempt: number | null;
      readonly exclusion: Exclusion | null;
    };

type Judge = (candidate: Pick<Candidate, '_id' | 'status'>, job: Job) => Verdict;

const liveStates: ReadonlySet<Application['status']> = new Set<Application['status']>([
  'active',
  'placed',
]);

const refused = (
  outcome: 'skipped' | 'error',
  code: Exclude<Verdict, { outcome: 'ok' }>['code'],
  exclusion: Exclusion | null = null,
  attempt: number | null = null,
): Verdict => ({ outcome, code, exclusion, attempt });

/**
 * Reads with two queries what may prevent adding these candidates to these jobs, and judges pairs
 * of them. `again` confirms that a candidate who left a job before is added once more.
 */
export async function additionJudge(
  candidateIds: readonly Types.ObjectId[],
  jobs: readonly Job[],
  { again, session = null }: { again: boolean; session?: ClientSession | null },
): Promise<Judge> {
  // Sequential, because a transaction's session runs one operation at a time.
  const earlier = await earlierApplications(candidateIds, jobs, session);
  const companyIds = jobs.map(({ companyId }) => companyId);
  const exclusions = await exclusionsOf(candidateIds, companyIds, session);
  return (candidate, job) => judge(candidate, job, { earlier, exclusions, again });
}

interface Facts {
  earlier: ReadonlyMap<string, readonly Earlier[]>;
  exclusions: Exclusions;
  again: boolean;
}

function judge(
  { _id, status }: Pick<Candidate, '_id' | 'status'>,
  job: Job,
  { earlier, exclusions, again }: Facts,
): Verdict {
  const before = earlier.get(pairOf(_id, job._id)) ?? [];
  if (before.some((application) => liveStates.has(application.status)))
    return refused('skipped', 'APPLICATION_EXISTS');
  if (!takesPeople(job)) return refused('error', 'JOB_NOT_OPEN');
  if (status === 'do_not_contact') return refused('error', 'CANDIDATE_DO_NOT_CONTACT');
  if (status === 'anonymised') return refused('error', 'NOT_FOUND');
  const exclusion = exclusions(_id, job.companyId);
  if (exclusion) return refused('error', 'CANDIDATE_EXCLUDED_FOR_CLIENT', exclusion);
  const attempt = Math.max(0, ...before.map((application) => application.attempt)) + 1;
  if (attempt > 1 && !again) return refused('error', 'EARLIER_ATTEMPT', null, attempt);
  return { outcome: 'ok', attempt };
}

type Earlier = Pick<Application, 'candidateId' | 'jobId' | 'status' | 'attempt'>;

async function earlierApplications(
  candidateIds: readonly Types.ObjectId[],
  jobs: readonly Job[],
  session: ClientSession | null,
): Promise<ReadonlyMap<string, readonly Earlier[]>> {
  const found = await ApplicationModel.find(
    {
      candidateId: { $in: [...candidateIds] },
      jobId: { $in: jobs.map(({ _id }) => _id) },
      deletedAt: null,
    },
    { candidateId: 1, jobId: 1, status: 1, attempt: 1 },
    { session },
  ).lean();
  const byPair = new Map<string, Earlier[]>();
  for (const application of found) {
    const pair = pairOf(application.candidateId, application.jobId);
    byPair.set(pair, [...(byPair.get(pair) ?? []), application]);
  }
  return byPair;
}

const pairOf = (candidateId: Types.ObjectId, jobId: Types.ObjectId): string =>
  `${candidateId.toHexString()}/${jobId.toHexString()}`;
