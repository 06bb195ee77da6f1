import { dayMs } from '../../core/durations.ts';

/** After so long, what speaks for a skill is worth half; after twice as long, a quarter. */
const halfLife = 2 * 365 * dayMs;
/** Below this share a skill should be looked at again. */
const fadedBelow = 0.7;

/** How much what was found at a moment is still worth, from 1 on that day towards 0. */
export const evidenceShare = (foundAt: string | Date, now: number): number =>
  0.5 ** (Math.max(0, now - new Date(foundAt).getTime()) / halfLife);

/** Verified on a day that is not written down: as long ago as makes it worth half. */
const undatedShare = 0.5;

/** Who found it: interviewers of the agency, with an interview or a review of work, or a client. */
export const skillEvidenceKinds = ['interview', 'review', 'client'] as const;
export type SkillEvidenceKind = (typeof skillEvidenceKinds)[number];

/** What a client found of all that a job asks for is worth half of a look at the one skill. */
const weights: Readonly<Record<SkillEvidenceKind, number>> = {
  interview: 1,
  review: 1,
  client: 0.5,
};
/** From so good a mark, of five, a client speaks for the skills of the job. */
export const clientSpeaksFrom = 4;

/** How much one piece of evidence is worth now, from 0 to 1. */
export const evidenceWorth = (
  { kind, at }: { kind: SkillEvidenceKind; at: string | Date },
  now: number,
): number => weights[kind] * evidenceShare(at, now);

interface VerifiedSkill {
  verifiedScore: number | null;
  verifiedAt: string | Date | null;
  /** When a client last spoke for it. */
  confirmedAt?: string | Date | null;
}

function verifiedShare({ verifiedScore, verifiedAt }: VerifiedSkill, now: number): number {
  if (verifiedScore === null) return 0;
  return verifiedAt === null ? undatedShare : evidenceShare(verifiedAt, now);
}

/** How much the best evidence of a skill is worth now; 0 where it is the person's word alone. */
export function skillEvidenceShare(skill: VerifiedSkill, now: number): number {
  const { confirmedAt = null } = skill;
  const confirmed =
    confirmedAt === null ? 0 : evidenceWorth({ kind: 'client', at: confirmedAt }, now);
  return Math.max(verifiedShare(skill, now), confirmed);
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
  return verifiedShare(skill, now) < fadedBelow ? 'faded' : 'verified';
}
