import { jobNeeds, personFacts } from '../matching/read-facts.ts';
import { scoresOf } from '../matching/score-match.ts';
import type { Job } from '../jobs/job-lookup.service.ts';
import type { NewCandidate } from './build-candidate.ts';
import type { Random } from './random.ts';

/** How well a demo person fits a demo job, as the two kinds of readers may know it. */
export interface DemoScore {
  candidate: NewCandidate;
  score: number;
  withoutRate: number;
}

/** Nobody of an agency proposes people who fit less. */
const leastScore = 45;

/** Who fits which job, by the same reckoning that the platform shows. */
export class DemoFit {
  readonly #people: readonly { candidate: NewCandidate; facts: ReturnType<typeof personFacts> }[];
  readonly #now: Date;
  readonly #ranked = new Map<string, readonly DemoScore[]>();

  constructor(candidates: readonly NewCandidate[], now: Date) {
    this.#people = candidates.map((candidate) => ({
      candidate,
      facts: personFacts(candidate, now),
    }));
    this.#now = now;
  }

  /** Everybody, the best first. */
  ranked(job: Job): readonly DemoScore[] {
    const key = job._id.toHexString();
    const known = this.#ranked.get(key);
    if (known) return known;
    const needs = jobNeeds(job);
    const ranked = this.#people
      .map(({ candidate, facts }) => {
        const { score, withoutRate } = scoresOf(facts, needs, this.#now);
        return { candidate, score, withoutRate };
      })
      .toSorted((a, b) => b.score - a.score);
    this.#ranked.set(key, ranked);
    return ranked;
  }

  /** What one person's application shows. */
  scoreOf(candidate: NewCandidate, job: Job): DemoScore | undefined {
    return this.ranked(job).find((one) => one.candidate._id.equals(candidate._id));
  }

  /**
   * Somebody whom a recruiter would choose for a job, better ones more often: the higher `care`,
   * the better. Undefined when nobody is left who fits.
   */
  pick(
    job: Job,
    { random, care, free }: { random: Random; care: number; free: (one: NewCandidate) => boolean },
  ): NewCandidate | undefined {
    const fitting = this.ranked(job).filter(
      ({ score, candidate }) => score >= leastScore && free(candidate),
    );
    return fitting[Math.floor(random.next() ** care * fitting.length)]?.candidate;
  }
}
