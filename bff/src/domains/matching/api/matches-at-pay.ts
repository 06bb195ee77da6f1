import { limits, type Fit, type Match } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { jobsOfPerson } from '../../../records/applications/people-on-jobs.ts';
import { workableJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import {
  visibleMatchables,
  type MatchableCandidate,
} from '../../candidates/api/matchable-candidates.ts';
import { explainMatches } from '../explain-match.ts';

type Pay = NonNullable<MatchableCandidate['currentRate']>;

/** A person's match with a job at two rates. */
export interface MatchAtPays {
  readonly job: Job;
  readonly now: Pick<Match, 'score'> & { readonly pay: Fit };
  readonly then: Pick<Match, 'score'> & { readonly pay: Fit };
}

/**
 * Returns the open jobs that fit a person best, except those they are on, at the current and at the
 * tried rate, sorted by the latter. Being unavailable excludes no job. Null for users who may not
 * read matches or the person's expectations.
 */
export async function matchesAtPays(
  actor: Actor,
  candidateId: Types.ObjectId,
  pays: { now: Pay; then: Pay },
): Promise<MatchAtPays[] | null> {
  if (!actor.can('match.read')) return null;
  const [candidate] = await visibleMatchables(actor, [candidateId]);
  if (!candidate) return null;
  const jobs = await workableJobs(actor, [
    { _id: { $nin: await jobsOfPerson(candidateId) } },
    { skillIds: { $in: candidate.skills.map(({ skillId }) => skillId) } },
  ]);
  const at = async (currentRate: Pay) =>
    explainMatches(
      actor,
      jobs.map((job) => ({ candidate: { ...candidate, currentRate }, job })),
    );
  const [now, then] = await Promise.all([at(pays.now), at(pays.then)]);
  const before = new Map(now.map(({ job, match }) => [job._id.toHexString(), match]));
  const found = then.flatMap(({ job, match }): MatchAtPays[] => {
    const earlier = before.get(job._id.toHexString());
    const [payNow, payThen] = [earlier && payFit(earlier), payFit(match)];
    const isKept = match.blocks.some((block) => block !== 'not_available');
    if (isKept || !earlier || !payNow || !payThen) return [];
    return [
      {
        job,
        now: { score: earlier.score, pay: payNow },
        then: { score: match.score, pay: payThen },
      },
    ];
  });
  // Readers who may not see the jobs' rates get no jobs at all.
  if (found.length === 0 && jobs.length > 0 && then.every(({ match }) => !payFit(match)))
    return null;
  return found
    .toSorted((a, b) => b.then.score - a.then.score || b.now.score - a.now.score)
    .slice(0, limits.match.list);
}

/** Returns how the rates fit; only for readers who may see both. */
const payFit = ({ parts }: Match): Fit | undefined =>
  parts.find(({ part }) => part === 'rate')?.fit;
