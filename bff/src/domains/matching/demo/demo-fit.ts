import { jobNeeds, personFacts } from '../read-facts.ts';
import { hoursShort, levelsShort } from '../score-parts.ts';
import { scoresOf } from '../score-match.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import type { Random } from '../../../demo/random.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

/** How well a demo candidate fits a demo job, for both kinds of readers. */
export interface DemoScore {
  candidate: DemoCandidate;
  score: number;
  withoutRate: number;
}

/** Drawbacks of a candidate for a job. */
export interface DemoLacks {
  /** Number of required skills that are missing. */
  skills: number;
  must: boolean;
  /** The candidate expects more than the job pays, or the expectation is unknown. */
  tooMuch: boolean;
  english: boolean;
  hours: boolean;
}

/** Minimum score of candidates whom a recruiter would add. */
const leastScore = 45;
/** Minimum score of candidates shown to a client. */
const leastShown = 64;
/** Accepted share of pay outside of a job's range. */
const payTolerance = 0.08;

/** Scores of candidates for jobs, computed as the platform does. */
export class DemoFit {
  readonly #people: readonly { candidate: DemoCandidate; facts: ReturnType<typeof personFacts> }[];
  readonly #now: Date;
  readonly #ranked = new Map<string, readonly DemoScore[]>();

  constructor(candidates: readonly DemoCandidate[], now: Date) {
    this.#people = candidates.map((candidate) => ({
      candidate,
      facts: personFacts(candidate, now),
    }));
    this.#now = now;
  }

  /** Returns all candidates of the same kind of work, best first. */
  ranked(job: Job): readonly DemoScore[] {
    const key = job._id.toHexString();
    const known = this.#ranked.get(key);
    if (known) return known;
    const needs = jobNeeds(job);
    const ranked = this.#people
      .filter(({ candidate }) => candidate.primaryRole === job.primaryRole)
      .map(({ candidate, facts }) => {
        const { score, withoutRate } = scoresOf(facts, needs, this.#now);
        return { candidate, score, withoutRate };
      })
      .toSorted((a, b) => b.score - a.score);
    this.#ranked.set(key, ranked);
    return ranked;
  }

  /** Returns the score shown on a candidate's application. */
  scoreOf(candidate: DemoCandidate, job: Job): DemoScore | undefined {
    return this.ranked(job).find((one) => one.candidate._id.equals(candidate._id));
  }

  lacks(candidate: DemoCandidate, job: Job): DemoLacks {
    const needs = jobNeeds(job);
    const facts = personFacts(candidate, this.#now);
    const has = new Set(facts.skills.map(({ skillId }) => skillId));
    const missing = needs.required.filter(({ skillId }) => !has.has(skillId));
    return {
      skills: missing.length,
      must: missing.some(({ must }) => must),
      tooMuch: !isPaid(candidate, job),
      english: levelsShort(facts.english ?? 'A1', needs.englishMin) > 0,
      hours: (hoursShort(facts, needs, this.#now) ?? 0) > 1,
    };
  }

  /** Checks whether a recruiter would show this candidate to the client. */
  suits(candidate: DemoCandidate, job: Job): boolean {
    const { skills, must, tooMuch } = this.lacks(candidate, job);
    const score = this.scoreOf(candidate, job)?.score ?? 0;
    return (
      skills <= 1 && !must && !tooMuch && candidate.experience.length > 0 && score >= leastShown
    );
  }

  /**
   * Returns a candidate whom a recruiter would choose for a job, better ones more often: the higher
   * `care`, the better. Undefined if no fitting candidate is left.
   */
  pick(
    job: Job,
    { random, care, free }: { random: Random; care: number; free: (one: DemoCandidate) => boolean },
  ): DemoCandidate | undefined {
    const fitting = this.ranked(job).filter(
      ({ score, candidate }) => score >= leastScore && free(candidate),
    );
    return fitting[Math.floor(random.next() ** care * fitting.length)]?.candidate;
  }
}

/** Returns the expected pay per hour, in minor units, if it is in the job's currency. */
export function expectedPay({ currentRate }: DemoCandidate, job: Job): number | null {
  return currentRate?.unit === 'hour' && currentRate.currency === job.payRate?.currency
    ? currentRate.amountMinor
    : null;
}

function isPaid(candidate: DemoCandidate, job: Job): boolean {
  const pay = expectedPay(candidate, job);
  const { minMinor, maxMinor } = job.payRate ?? {};
  return (
    pay !== null &&
    pay >= (minMinor ?? 0) * (1 - payTolerance) &&
    pay <= (maxMinor ?? Infinity) * (1 + payTolerance)
  );
}
