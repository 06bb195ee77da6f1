import { limits, type LanguageLevel } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../../audit/audit.service.ts';
import type { Tx } from '../../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../../db/versioned-update.ts';
import { emit } from '../../../../outbox/emit.ts';
import { usableSkills } from '../../../../records/skills/skills.ts';
import {
  CandidateModel,
  type Candidate,
  type CandidateSkill,
} from '../../../../records/candidates/candidate.model.ts';
import { deriveCandidate } from '../../record/derive-candidate.ts';
import { changedUses } from '../../skills/update-skills.ts';

/** Interviewer and time of a finding. */
interface Finding {
  by: Types.ObjectId;
  at: Date;
}

/** Interview findings about a candidate that may have changed. */
export interface VerifiedFacts {
  /** Null: the skill is no longer verified. */
  skills: readonly { skillId: Types.ObjectId; found: (Finding & { score: number }) | null }[];
  /** Null: no longer assessed; absent: unchanged. */
  english?: (Finding & { level: LanguageLevel }) | null;
}

/**
 * Writes verified findings to the record and removes outdated ones; they outrank the candidate's
 * own claims.
 */
export async function writeVerified(
  tx: Tx,
  candidate: Pick<Candidate, '_id' | 'version'>,
  facts: VerifiedFacts,
): Promise<void> {
  if (facts.skills.length === 0 && facts.english === undefined) return;
  const usable = await usableSkills(
    facts.skills.map(({ skillId }) => skillId),
    tx.session,
  );
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidate._id },
    base: candidate.version,
    paths: ['skills', ...(facts.english === undefined ? [] : ['english.vetter'])],
    apply: (current) => {
      const changes = {
        skills: withScores(current.skills, facts, usable),
        languages: withEnglish(current, facts),
      };
      return { $set: { ...changes, ...deriveCandidate({ ...current, ...changes }) } };
    },
  });
  await audit(tx, {
    action: 'candidate.update_skills',
    entity: 'candidate',
    entityId: after._id,
    changes: changesBetween<Candidate>(before, after, ['skills', 'languages']),
  });
  const skillIds = changedUses(before, after);
  if (skillIds.length > 0) emit(tx, 'candidate.skills_changed', { skillIds });
}

function withScores(
  present: readonly CandidateSkill[],
  { skills }: VerifiedFacts,
  usable: ReadonlyMap<string, Types.ObjectId>,
): CandidateSkill[] {
  const result = [...present];
  for (const { skillId, found } of skills) {
    const id = usable.get(skillId.toHexString()) ?? skillId;
    const index = result.findIndex((skill) => skill.skillId.equals(id));
    const known = result[index];
    if (!found) {
      if (known) result.splice(index, 1, ...claimAlone(known));
      continue;
    }
    if (!usable.has(skillId.toHexString())) continue;
    const verified = { verifiedScore: found.score, verifiedBy: found.by, verifiedAt: found.at };
    if (known) result[index] = { ...known, ...verified, source: 'interview' };
    else if (result.length < limits.candidate.skills)
      result.push({
        _id: new Types.ObjectId(),
        skillId: id,
        level: null,
        years: null,
        lastUsedYear: null,
        isPrimary: false,
        source: 'interview',
        ...verified,
      });
  }
  return result;
}

/** Returns the unverified remainder of a skill: nothing, if it came only from an interview. */
function claimAlone(skill: CandidateSkill): CandidateSkill[] {
  const { level, years, lastUsedYear, isPrimary, confirmedAt } = skill;
  const isClaimed = level !== null || years !== null || lastUsedYear !== null || isPrimary;
  if (skill.source === 'interview' && !isClaimed && !confirmedAt) return [];
  return [{ ...skill, source: 'self', verifiedScore: null, verifiedBy: null, verifiedAt: null }];
}

function withEnglish({ languages }: Candidate, { english }: VerifiedFacts) {
  if (english === undefined) return languages;
  const others = languages.filter(
    ({ language, assessedBy }) => language !== 'en' || assessedBy !== 'vetter',
  );
  if (english === null) return others;
  return [
    ...others,
    {
      _id: new Types.ObjectId(),
      language: 'en',
      level: english.level,
      assessedBy: 'vetter' as const,
      assessorUserId: english.by,
      assessedAt: english.at,
    },
  ];
}
