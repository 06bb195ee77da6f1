import {
  limits,
  type AddToJobItem,
  type applicationEndpoints,
  type BodyOf,
  type UnaskedReason,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import {
  findCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { selectCandidates } from '../../candidates/api/select-candidates.ts';
import { readableCandidates } from '../../../records/candidates/readable-candidates.ts';
import { findJob, takesPeople, visibleJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import { askPerson } from '../actions/interest.ts';
import { mayAddTo } from '../../../records/applications/applications.policy.ts';
import { additionJudge, type Verdict } from './judge-addition.ts';
import { mailRefusal } from '../mails/person-mails.ts';
import { placeOnJobs } from './place-on-jobs.ts';

type Terms = Pick<
  BodyOf<typeof applicationEndpoints.bulkAdd>,
  'stage' | 'source' | 'again' | 'askInterest' | 'dryRun'
>;

/** A candidate and a job to combine, or why the pair is not considered further. */
type Pair = { id: string; name: string | null } & (
  { candidate: Candidate; job: Job } | { code: 'NOT_FOUND' | 'SELF_RECORD' | 'FORBIDDEN' }
);

/**
 * Adds several candidates to a job, in one transaction with the answer: a repeated request gets the
 * same answer and adds no one twice. Candidates who cannot be added are explained and do not stop
 * the others.
 */
export const bulkAddToJob: Service<typeof applicationEndpoints.bulkAdd> = async (ctx, { body }) => {
  const { actor } = ctx;
  const ids = await selectCandidates(ctx, body, limits.bulk.items);
  return withTerms(ctx, body, async (session) => {
    const job = await findJob(actor, body.jobId, session);
    if (!mayAddTo(actor, job)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    if (!takesPeople(job)) throw new AppError('JOB_NOT_OPEN', { context: { state: job.status } });
    const people = await readableCandidates(actor, ids, session);
    return ids.map((id): Pair => {
      const candidate = people.get(id);
      if (candidate === undefined || candidate === 'NOT_FOUND')
        return { id, name: null, code: 'NOT_FOUND' };
      if (candidate === 'SELF_RECORD') return { id, name: null, code: 'SELF_RECORD' };
      return { id, name: candidate.name, candidate, job };
    });
  });
};

/** Adds a candidate to one or several jobs, in the same way. */
export const addToJobs: Service<typeof applicationEndpoints.add> = (ctx, { params, body }) =>
  withTerms(ctx, body, async (session) => {
    const { actor } = ctx;
    const candidate = await findCandidate(actor, params.id, { session });
    const ids = [...new Set(body.jobIds)];
    const jobs = await visibleJobs(actor, ids, session);
    return ids.map((id): Pair => {
      const job = jobs.get(id);
      if (!job) return { id, name: null, code: 'NOT_FOUND' };
      if (!mayAddTo(actor, job)) return { id, name: job.title, code: 'FORBIDDEN' };
      return { id, name: job.title, candidate, job };
    });
  });

const triesAgainstRaces = 4;

/** Judges the pairs and, unless it is a dry run, adds those that are allowed. */
async function withTerms(
  ctx: RequestContext,
  terms: Terms,
  findPairs: (session: ClientSession | null) => Promise<Pair[]>,
) {
  if (terms.askInterest && terms.stage !== 'added')
    throw invalidField('askInterest', 'NOT_ALLOWED');
  if (terms.dryRun) return (await decide(ctx.actor, terms, await findPairs(null), null)).result;
  const add = () =>
    transact(ctx, async (tx: Tx) => {
      const pairs = await findPairs(tx.session);
      const { result, additions } = await decide(ctx.actor, terms, pairs, tx.session);
      if (additions.length === 0) return result;
      const placed = await placeOnJobs(tx, additions, terms);
      for (const [index, { candidate, job, asks }] of additions.entries()) {
        const application = placed[index];
        if (application && asks)
          await askPerson(tx, { application, candidate, job }, { message: null, version: null });
      }
      return result;
    });
  for (let tries = 1; ; tries += 1)
    try {
      return await add();
    } catch (error) {
      // A concurrent request added one of them first: the second try finds that candidate already
      // there.
      if (!isDuplicateKey(error) || tries === triesAgainstRaces) throw error;
    }
}

async function decide(
  actor: Actor,
  { again, askInterest }: Terms,
  pairs: readonly Pair[],
  session: ClientSession | null,
) {
  const judged = pairs.filter((pair) => 'job' in pair);
  const jobs = [...new Map(judged.map(({ job }) => [job._id.toHexString(), job])).values()];
  const people = judged.map(({ candidate }) => candidate._id);
  const judge = await additionJudge(people, jobs, { again, session });
  const verdicts = new Map(
    judged.map((pair) => [pair.id, { ...pair, verdict: judge(pair.candidate, pair.job) }]),
  );
  const unasked = askInterest ? await whoCannotBeAsked(verdicts, session) : null;
  const items = pairs.map(({ id, name, ...pair }): AddToJobItem => {
    const found = verdicts.get(id);
    if (found) return itemOf(actor, found, unasked?.get(id));
    const code = 'code' in pair ? pair.code : 'NOT_FOUND';
    return { id, name, outcome: 'error', code, attempt: null };
  });
  const count = (outcome: AddToJobItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return {
    result: { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') },
    additions: [...verdicts].flatMap(([id, { candidate, job, verdict }]) =>
      verdict.outcome === 'ok'
        ? [
            {
              candidateId: candidate._id,
              candidate,
              job,
              attempt: verdict.attempt,
              asks: unasked !== null && !unasked.get(id),
            },
          ]
        : [],
    ),
  };
}

/** Returns the added candidates who cannot be asked for interest, with the reason. */
async function whoCannotBeAsked(
  verdicts: ReadonlyMap<string, Judged>,
  session: ClientSession | null,
): Promise<ReadonlyMap<string, UnaskedReason | null>> {
  const reasons = new Map<string, UnaskedReason | null>();
  for (const [id, { candidate, verdict }] of verdicts)
    if (verdict.outcome === 'ok') reasons.set(id, await mailRefusal(candidate, session));
  return reasons;
}

interface Judged {
  id: string;
  name: string | null;
  candidate: Candidate;
  verdict: Verdict;
}

/** The reason of an exclusion is shown only to users who may read exclusions. */
function itemOf(
  actor: Actor,
  { id, name, candidate, verdict }: Judged,
  unasked: UnaskedReason | null | undefined,
): AddToJobItem {
  if (verdict.outcome === 'ok')
    return {
      id,
      name,
      outcome: 'ok',
      code: null,
      attempt: verdict.attempt,
      ...(unasked && { unasked }),
    };
  const { outcome, code, attempt, exclusion } = verdict;
  const tellsRule = exclusion && reaches(actor, 'candidate.readExclusions', candidate);
  return {
    id,
    name,
    outcome,
    code,
    attempt,
    ...(tellsRule && { rule: { rule: exclusion.rule, note: exclusion.note } }),
  };
}
