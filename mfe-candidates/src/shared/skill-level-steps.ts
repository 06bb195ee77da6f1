import type { skillLevels } from '@muster/contracts';

/** How many of the five bars a level fills; a verified score fills its own number. */
const steps: Record<(typeof skillLevels)[number], 1 | 2 | 3 | 4> = {
  beginner: 1,
  working: 2,
  advanced: 3,
  expert: 4,
};

export function levelSteps(
  level: (typeof skillLevels)[number] | null,
  verifiedScore: number | null,
): 0 | 1 | 2 | 3 | 4 | 5 {
  if (verifiedScore === null) return level === null ? 0 : steps[level];
  return Math.min(5, Math.max(1, Math.round(verifiedScore))) as 1 | 2 | 3 | 4 | 5;
}
