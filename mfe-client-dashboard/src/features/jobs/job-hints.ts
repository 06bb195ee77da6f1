import type { FormerJob } from '@muster/contracts';

/** What the own jobs of before say about one that is being asked for. */
export interface JobHints {
  /** How many jobs it rests on. */
  jobs: number;
  daysToFill: number | null;
  hoursPerWeek: number;
  durationMonths: number | null;
  /** The latest budget that was said. */
  billRate: NonNullable<FormerJob['billRate']> | null;
  /** Asked for most often, without those that the form names already. */
  skills: readonly { skillId: string; name: string }[];
}

interface Asked {
  title: string;
  primaryRole: FormerJob['primaryRole'];
  skillsRequired: readonly { skillId: string }[];
  skillsNice: readonly { skillId: string }[];
}

const maxSkills = 4;

/** Hints of the jobs that are of the same kind or share a word of their title; null for none. */
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

/** Words that say nothing about the work. */
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

/** Each once, the one that occurs most often first. */
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
