import { loosenings, type Loosening } from '@muster/contracts';
import type { Types } from 'mongoose';
import { matchableWith } from '../candidates/api/matchable-candidates.ts';
import type { Job } from '../../records/jobs/job-lookup.ts';
import { JobMatchesModel, type JobMatches } from './job-match.model.ts';
import { unhindered } from './match-facts.ts';
import { jobNeeds, personFacts } from './read-facts.ts';
import { scoreMatch } from './score-match.ts';

/** Number of candidates stored per job: enough to leave out those already on it and hidden ones. */
export const kept = 200;
/** Upper bound on the examined candidates with a matching skill, the latest changed first. */
const maxConsidered = 20_000;
/** Number of candidates after which other requests get a turn. */
const slice = 100;

/** Scores all candidates for a job, and counts those excluded by a single requirement. */
export async function findBest(job: Job, now = new Date()): Promise<JobMatches> {
  const needs = jobNeeds(job);
  const asked = [...job.skillsRequired, ...job.skillsNice].map(({ skillId }) => skillId);
  const best: { id: Types.ObjectId; score: number }[] = [];
  const loosen = new Map<Loosening, number>();
  let considered = 0;
  for await (const candidate of matchableWith(asked, maxConsidered)) {
    considered += 1;
    if (considered % slice === 0) await new Promise((resolve) => setImmediate(resolve));
    const match = scoreMatch(personFacts(candidate, now), needs, unhindered, {
      now,
      withRate: true,
    });
    if (match.blocks.length > 0) continue;
    const [only, ...others] = match.changes;
    if (only && others.length === 0 && isDemand(only.kind))
      loosen.set(only.kind, (loosen.get(only.kind) ?? 0) + 1);
    best.push({ id: candidate._id, score: match.score });
    if (best.length >= 2 * kept) cut(best);
  }
  cut(best);
  return {
    _id: job._id,
    candidateIds: best.map(({ id }) => id),
    lowest: best.length < kept ? 0 : (best.at(-1)?.score ?? 0),
    computedAt: now,
    considered,
    loosen: [...loosen].map(([demand, people]) => ({ demand, people })),
  };
}

/** Stores the result of {@link findBest} for later readers. */
export async function storeBestMatches(job: Job, now = new Date()): Promise<void> {
  const { _id, ...fields } = await findBest(job, now);
  await JobMatchesModel.updateOne({ _id }, { $set: fields }, { upsert: true });
}

const demands: ReadonlySet<string> = new Set(loosenings);
const isDemand = (kind: string): kind is Loosening => demands.has(kind);

function cut(best: { score: number }[]): void {
  best.sort((a, b) => b.score - a.score);
  best.splice(kept);
}
