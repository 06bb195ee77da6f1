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

/** What an interview showed about a person. */
export interface VerifiedFacts {
  skills: readonly { skillId: Types.ObjectId; score: number }[];
  english: LanguageLevel | null;
  by: Types.ObjectId;
}

/** Writes what an interview verified on the record; it outranks what the person says of themselves. */
export async function writeVerified(
  tx: Tx,
  candidate: Pick<Candidate, '_id' | 'version'>,
  facts: VerifiedFacts,
): Promise<void> {
  if (facts.skills.length === 0 && facts.english === null) return;
  const usable = await usableSkills(
    facts.skills.map(({ skillId }) => skillId),
    tx.session,
  );
  const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
    filter: { _id: candidate._id },
    base: candidate.version,
    paths: ['skills', ...(facts.english ? ['english.vetter'] : [])],
    apply: (current) => {
      const changes = {
        skills: withScores(tx, current.skills, facts, usable),
        languages: withEnglish(tx, current, facts),
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
  tx: Tx,
  present: readonly CandidateSkill[],
  { skills, by }: VerifiedFacts,
  usable: ReadonlyMap<string, Types.ObjectId>,
): CandidateSkill[] {
  const result = [...present];
  for (const { skillId, score } of skills) {
    const id = usable.get(skillId.toHexString());
    if (!id) continue;
    const verified = { verifiedScore: score, verifiedBy: by, verifiedAt: tx.at } as const;
    const index = result.findIndex((skill) => skill.skillId.equals(id));
    const known = result[index];
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

function withEnglish(tx: Tx, { languages }: Candidate, { english, by }: VerifiedFacts) {
  if (english === null) return languages;
  return [
    ...languages.filter(({ language, assessedBy }) => language !== 'en' || assessedBy !== 'vetter'),
    {
      _id: new Types.ObjectId(),
      language: 'en',
      level: english,
      assessedBy: 'vetter' as const,
      assessorUserId: by,
      assessedAt: tx.at,
    },
  ];
}
