import { dayMs } from '../../core/durations.ts';

/** Evidence for a skill loses half of its value in this time, three quarters in twice the time. */
const halfLife = 2 * 365 * dayMs;
/** Below this value a skill should be verified again. */
const fadedBelow = 0.7;

/** Returns the remaining value of a finding, from 1 on its day falling towards 0. */
export const evidenceShare = (foundAt: string | Date, now: number): number =>
  0.5 ** (Math.max(0, now - new Date(foundAt).getTime()) / halfLife);

/** A verification without a date counts as old enough to be worth half. */
const undatedShare = 0.5;

/** Sources of evidence: an interview or a work review by the agency, or a client. */
export const skillEvidenceKinds = ['interview', 'review', 'client'] as const;
export type SkillEvidenceKind = (typeof skillEvidenceKinds)[number];

/**
 * A client's assessment of all job skills counts half as much as an assessment of the one skill.
 */
const weights: Readonly<Record<SkillEvidenceKind, number>> = {
  interview: 1,
  review: 1,
  client: 0.5,
};
/** Minimum score, out of five, at which a client confirms the job's skills. */
export const clientSpeaksFrom = 4;

/** Returns the current value of one piece of evidence, from 0 to 1. */
export const evidenceWorth = (
  { kind, at }: { kind: SkillEvidenceKind; at: string | Date },
  now: number,
): number => weights[kind] * evidenceShare(at, now);

interface VerifiedSkill {
  verifiedScore: number | null;
  verifiedAt: string | Date | null;
  /** When a client last confirmed it. */
  confirmedAt?: string | Date | null;
}

function verifiedShare({ verifiedScore, verifiedAt }: VerifiedSkill, now: number): number {
  if (verifiedScore === null) return 0;
  return verifiedAt === null ? undatedShare : evidenceShare(verifiedAt, now);
}

/** Returns the current value of a skill's best evidence; 0 if only the candidate claims it. */
export function skillEvidenceShare(skill: VerifiedSkill, now: number): number {
  const { confirmedAt = null } = skill;
  const confirmed =
    confirmedAt === null ? 0 : evidenceWorth({ kind: 'client', at: confirmedAt }, now);
  return Math.max(verifiedShare(skill, now), confirmed);
}

/** Checks whether a verification of a month (`2024-03`) is old enough to warn readers. */
export const isFadedSince = (month: string, now: number): boolean =>
  evidenceShare(`${month}-15`, now) < fadedBelow;

/** Evidence for a skill: none, a claim of the candidate, or a recent or old verification. */
export const skillEvidences = ['none', 'claimed', 'verified', 'faded'] as const;
export type SkillEvidence = (typeof skillEvidences)[number];

/** Returns the current evidence for a skill; null means that the record lacks the skill. */
export function skillEvidence(skill: VerifiedSkill | null, now: number): SkillEvidence {
  if (!skill) return 'none';
  if (skill.verifiedScore === null) return 'claimed';
  return verifiedShare(skill, now) < fadedBelow ? 'faded' : 'verified';
}
