import { dayMs } from '../../core/durations.ts';

/** After so long, what an interview verified is worth half; after twice as long, a quarter. */
const halfLife = 2 * 365 * dayMs;
/** Below this share a skill should be looked at again. */
const fadedBelow = 0.7;

/** How much what was verified at a moment is still worth, from 1 on that day towards 0. */
export const evidenceShare = (verifiedAt: string | Date, now: number): number =>
  0.5 ** (Math.max(0, now - new Date(verifiedAt).getTime()) / halfLife);

/** Verified on a day that is not written down: as long ago as makes it worth half. */
const undatedShare = 0.5;

interface VerifiedSkill {
  verifiedScore: number | null;
  verifiedAt: string | Date | null;
}

/** How much a verification of a skill is worth now; 0 where there is none. */
export function skillEvidenceShare(
  { verifiedScore, verifiedAt }: VerifiedSkill,
  now: number,
): number {
  if (verifiedScore === null) return 0;
  return verifiedAt === null ? undatedShare : evidenceShare(verifiedAt, now);
}

/** Whether what was verified in a month (`2024-03`) is so long ago that readers are told. */
export const isFadedSince = (month: string, now: number): boolean =>
  evidenceShare(`${month}-15`, now) < fadedBelow;

/** What speaks for a skill: nothing, the person's own word, or what was verified, lately or long ago. */
export const skillEvidences = ['none', 'claimed', 'verified', 'faded'] as const;
export type SkillEvidence = (typeof skillEvidences)[number];

/** What speaks for a skill now; null is a skill that the record does not have. */
export function skillEvidence(skill: VerifiedSkill | null, now: number): SkillEvidence {
  if (!skill) return 'none';
  if (skill.verifiedScore === null) return 'claimed';
  return skillEvidenceShare(skill, now) < fadedBelow ? 'faded' : 'verified';
}
