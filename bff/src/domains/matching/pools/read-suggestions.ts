import type { Match, PoolSuggestion, poolSuggestionEndpoints } from '@muster/contracts';
import type { Types } from 'mongoose';
import { candidatePhoto } from '../../../identity/people/photo-address.ts';
import type { Actor } from '../../../auth/actor.ts';
import { recordId } from '../../../db/record-id.ts';
import type { Service } from '../../../http/mount.ts';
import {
  visibleMatchables,
  type MatchableCandidate,
} from '../../candidates/api/matchable-candidates.ts';
import { countReady, countSkills, idsInPool } from '../../../records/candidates/pool-people.ts';
import { workableJobs, type Job } from '../../../records/jobs/job-lookup.ts';
import { findPoolFor, type Pool } from '../../../records/pools/find-pool.ts';
import { placedIn } from '../../../records/pools/pool-members.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { explainMatches } from '../explain-match.ts';
import { JobMatchesModel } from '../job-match.model.ts';
import { findBest } from '../score-all-candidates.ts';

/** Upper bound on the jobs examined per pool, earliest start first. */
const maxJobs = 10;
/**
 * Upper bound on jobs without stored candidates, for which all candidates are scored while the
 * reader waits.
 */
const maxLooks = 2;
const maxPeople = 100;
const maxShown = 20;
/** Lowest score of a suggestion. */
const lowest = 50;

/** Returns the demand of jobs on a pool, how far its members meet it, and whom to add. */
export const readPoolSuggestions: Service<typeof poolSuggestionEndpoints.read> = async (
  { actor },
  { params },
) => {
  const pool = await findPoolFor(actor, 'pool.list', recordId(params.id));
  const jobs = (await workableJobs(actor, [{ poolIds: pool._id, status: 'open' }]))
    .toSorted((a, b) => (a.targetStartDate ?? '9').localeCompare(b.targetStartDate ?? '9'))
    .slice(0, maxJobs);
  const { availableCount: available } = await countReady(pool);
  const seats = jobs.reduce((sum, job) => sum + freeSeats(job), 0);
  const { shown, dismissed } = await suggestionsFor(actor, pool, jobs);
  return {
    jobs: jobs.map((job) => ({ ...jobRef(job), seats: freeSeats(job) })),
    seats,
    available,
    missing: Math.max(0, seats - available),
    skills: await skillsOf(pool, jobs),
    suggestions: shown,
    dismissed,
  };
};

const jobRef = ({ _id, number, title }: Job) => ({ id: _id.toHexString(), number, title });

const freeSeats = ({ positionsCount, positionsFilled }: Job): number =>
  Math.max(0, positionsCount - positionsFilled);

/** Counts the members with each required skill of its jobs, the rarest first. */
async function skillsOf({ _id }: Pick<Pool, '_id'>, jobs: readonly Job[]) {
  const needed = jobs.flatMap(({ skillsRequired }) => skillsRequired.filter(({ must }) => must));
  const ids = [...new Map(needed.map(({ skillId }) => [skillId.toHexString(), skillId])).values()];
  const members = await countSkills(_id, ids);
  return [...(await skillNames(ids))]
    .map(([id, name]) => ({ id, name, members: members.get(id) ?? 0 }))
    .toSorted((a, b) => a.members - b.members || a.name.localeCompare(b.name));
}

async function suggestionsFor(actor: Actor, pool: Pool, jobs: readonly Job[]) {
  const best = await bestOf(jobs);
  const inside = await idsInPool(pool._id);
  const excluded = await placedIn(pool._id, 'excluded');
  const closed = new Set([...inside, ...excluded].map((id) => id.toHexString()));
  const ids = [...new Map(best.map((id) => [id.toHexString(), id])).values()]
    .filter((id) => !closed.has(id.toHexString()))
    .slice(0, maxPeople);
  const people = await visibleMatchables(actor, ids);
  const matches = await explainMatches(
    actor,
    people.flatMap((candidate) => jobs.map((job) => ({ candidate, job }))),
  );
  const fitting = new Map<string, typeof matches>();
  for (const one of matches.filter(isFitting)) {
    const id = one.candidate._id.toHexString();
    fitting.set(id, [...(fitting.get(id) ?? []), one]);
  }
  const refused = new Set((pool.dismissedIds ?? []).map((id) => id.toHexString()));
  const found = [...fitting.values()].flatMap(([first, ...others]) =>
    first ? [show(first, others.length + 1)] : [],
  );
  return {
    shown: found.filter(({ candidate }) => !refused.has(candidate.id)).slice(0, maxShown),
    dismissed: found.filter(({ candidate }) => refused.has(candidate.id)).length,
  };
}

/** Returns the best candidates of these jobs in turn: the first of each, then the second. */
async function bestOf(jobs: readonly Job[]): Promise<Types.ObjectId[]> {
  const kept = await JobMatchesModel.find({
    _id: { $in: jobs.map(({ _id }) => _id) },
  }).lean();
  const unknown = jobs.filter(({ _id }) => !kept.some((one) => one._id.equals(_id)));
  const looked = [];
  for (const job of unknown.slice(0, maxLooks)) looked.push(await findBest(job));
  const lists = [...kept, ...looked].map(({ candidateIds }) => candidateIds);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();
}

const isFitting = ({ match }: { match: Match }): boolean =>
  match.blocks.length === 0 && match.score >= lowest;

/** Returns a person's best match, the first in sorted order. */
function show(
  { candidate, job, match }: { candidate: MatchableCandidate; job: Job; match: Match },
  fits: number,
): PoolSuggestion {
  const asked = match.skills.filter(({ must, minLevel }) => must || minLevel !== null);
  const skills = asked.length > 0 ? asked : match.skills;
  return {
    candidate: {
      id: candidate._id.toHexString(),
      number: candidate.number,
      name: candidate.name,
      ...candidatePhoto(candidate),
      headline: candidate.headline,
      vettingStatus: candidate.vettingStatus,
      country: candidate.country,
      availableFrom: candidate.availableFrom,
    },
    job: jobRef(job),
    score: match.score,
    fits,
    has: skills
      .filter(({ fit }) => fit === 'full')
      .map(({ name, verified }) => ({ name, verified })),
    lacks: skills.filter(({ fit }) => fit !== 'full').map(({ name }) => name),
  };
}
