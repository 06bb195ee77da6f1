import type { Match } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { readsRatesOf, type MatchableCandidate } from '../candidates/api/matchable-candidates.ts';
import { exclusionsOf } from '../company-rules/api/company-rules.ts';
import { whoRefuses } from '../../records/consents/given-consents.ts';
import { reaches, type Job } from '../../records/jobs/job-lookup.ts';
import { skillNames } from '../../records/skills/skills.ts';
import { jobNeeds, personFacts } from './read-facts.ts';
import { scoreMatch } from './score-match.ts';

/** A person and a job to compare for one reader. */
export interface Pair {
  readonly candidate: MatchableCandidate;
  readonly job: Job;
}

/**
 * Returns these pairs' matches as the reader may see them, best first, blocked ones last: the rate,
 * its part and its evidence are included only for those who may see both rates .
 */
export async function explainMatches(
  actor: Actor,
  pairs: readonly Pair[],
  now = new Date(),
): Promise<(Pair & { match: Match })[]> {
  const people = unique(pairs.map(({ candidate }) => candidate._id));
  const excluded = await exclusionsOf(people, unique(pairs.map(({ job }) => job.companyId)));
  const refusing = await whoRefuses(people, 'share_with_clients');
  const names = await skillNames(
    unique(
      pairs.flatMap(({ job }) =>
        [...job.skillsRequired, ...job.skillsNice].map(({ skillId }) => skillId),
      ),
    ),
  );
  return pairs
    .map(({ candidate, job }) => {
      const scored = scoreMatch(
        personFacts(candidate, now),
        jobNeeds(job),
        {
          excluded: Boolean(excluded(candidate._id, job.companyId)),
          refused: refusing.has(candidate._id.toHexString()),
        },
        {
          now,
          withRate: readsRatesOf(actor, candidate) && reaches(actor, 'job.readPayRate', job),
        },
      );
      const match: Match = {
        ...scored,
        skills: scored.skills.map(({ need, have, fit }) => ({
          skillId: need.skillId,
          name: names.get(need.skillId) ?? '',
          fit,
          must: need.must,
          level: have?.level ?? null,
          minLevel: need.minLevel,
          years: have?.years ?? null,
          minYears: need.minYears,
          verified: have?.isVerified ?? false,
          verifiedAt: have?.verifiedAt?.toISOString() ?? null,
          confirmedAt: have?.confirmedAt?.toISOString() ?? null,
        })),
      };
      return { candidate, job, match };
    })
    .toSorted(
      (a, b) =>
        Number(a.match.blocks.length > 0) - Number(b.match.blocks.length > 0) ||
        b.match.score - a.match.score,
    );
}

const unique = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
