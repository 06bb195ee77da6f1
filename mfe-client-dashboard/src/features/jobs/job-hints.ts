import type { FormerJob } from '@muster/contracts';

/** Hints from the client's earlier jobs for a new request. */
export interface JobHints {
  /** Number of jobs they are based on. */
  jobs: number;
  daysToFill: number | null;
  hoursPerWeek: number;
  durationMonths: number | null;
  /** Latest stated budget. */
  billRate: NonNullable<FormerJob['billRate']> | null;
  /** Most requested skills, except those already in the form. */
  skills: readonly { skillId: string; name: string }[];
}

interface Asked {
  title: string;
  primaryRole: FormerJob['primaryRole'];
  skillsRequired: readonly { skillId: string }[];
  skillsNice: readonly { skillId: string }[];
}

const maxSkills = 4;

/** Returns hints from jobs of the same kind or with a common title word; null if there are none. */
export function hintsFor(asked: Asked, former: readonly FormerJob[]): JobHints | null {
  const similar = former.filter((job) => isSimilar(asked, job));
  if (similar.length === 0) return null;
  const days = similar.flatMap(({ daysToFill }) => daysToFill ?? []);
  const known = new Set([...asked.skillsRequired, ...asked.skillsNice].map((one) => one.skillId));
  const skills = byFrequency(
    similar.flatMap(({ skillsRequired }) => skillsRequired),
    ({ skillId }) => skillId,
  );
  return {
    jobs: similar.length,
    daysToFill: median(days),
    hoursPerWeek: mostCommon(similar.map(({ hoursPerWeek }) => hoursPerWeek)) ?? 0,
    durationMonths: mostCommon(similar.map(({ durationMonths }) => durationMonths)) ?? null,
    billRate: similar.flatMap(({ billRate }) => billRate ?? [])[0] ?? null,
    skills: skills
      .filter(({ skillId, name }) => name !== '' && !known.has(skillId))
      .slice(0, maxSkills)
      .map(({ skillId, name }) => ({ skillId, name })),
  };
}

/** Title words that say nothing about the work. */
const tooCommon = new Set(['senior', 'junior', 'lead', 'engineer', 'developer', 'manager', 'with']);

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word.length > 1 && !tooCommon.has(word));

function isSimilar({ title, primaryRole }: Asked, job: FormerJob): boolean {
  if (primaryRole !== null) return job.primaryRole === primaryRole;
  const words = new Set(wordsOf(title));
  return wordsOf(job.title).some((word) => words.has(word));
}

/** Removes duplicates and sorts by frequency. */
function byFrequency<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const counts = new Map<unknown, { item: T; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    counts.set(key, { item, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).map(({ item }) => item);
}

const mostCommon = <T>(values: readonly T[]): T | undefined =>
  byFrequency(values, (value) => value)[0];

const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
