import { limits, type BodyOf, type candidateEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { usableSkills } from '../../../records/skills/skills.ts';
import type {
  Candidate,
  CandidateSkill,
  LanguageClaim,
} from '../../../records/candidates/candidate.model.ts';
import { reaches } from '../../../records/candidates/candidates.policy.ts';
import { changeCandidate } from '../record/change-candidate.ts';
import {
  applyPatch,
  patchedPaths,
  resolvePatch,
  upsertIndex,
  type ResolvedPatch,
} from '../list/list-patch.ts';
import { applyLanguages, type LanguageItem } from './spoken-languages.ts';

type Body = BodyOf<typeof candidateEndpoints.updateSkills>;
/** Skill as the API accepts it. */
export type SkillItem = Omit<NonNullable<Body['skills']>['upsert'][number], 'id'>;
type English = NonNullable<Body['english']>;

/** Changes skills, the English level and other languages; what a vetter verified stays verified. */
export const updateSkills: Service<typeof candidateEndpoints.updateSkills> = (
  ctx,
  { params, body },
) => {
  const patch = resolvePatch<SkillItem>(body.skills ?? { upsert: [], remove: [] });
  const { english } = body;
  const spoken = resolvePatch<LanguageItem>(body.languages ?? { upsert: [], remove: [] });
  return changeCandidate(ctx, {
    id: params.id,
    permission: 'candidate.updateSkills',
    version: body.version,
    paths: [
      ...patchedPaths('skills', patch),
      ...(english ? [`english.${english.assessedBy}`] : []),
      ...patchedPaths('languages', spoken),
    ],
    change: async (current, tx) => {
      const { actor } = ctx;
      const skills = await applySkills(current, patch, tx);
      const languages = english ? withEnglish(current, english, actor, tx) : current.languages;
      const mayAssess = reaches(actor, 'candidate.assessEnglish', current);
      const writer = { userId: actor.userId, mayAssess };
      return { skills, languages: applyLanguages({ languages }, spoken, writer, tx) };
    },
    record: recordSkills,
  });
};

/** Audits changed skills and languages. */
export async function recordSkills(tx: Tx, before: Candidate, after: Candidate): Promise<void> {
  await audit(tx, {
    action: 'candidate.update_skills',
    entity: 'candidate',
    entityId: after._id,
    changes: changesBetween<Candidate>(before, after, ['skills', 'languages']),
  });
  const skillIds = changedUses(before, after);
  if (skillIds.length > 0) emit(tx, 'candidate.skills_changed', { skillIds });
}

/**
 * Returns a candidate's skills after a change, with the catalogue's current ids: a merged one is
 * replaced by its successor.
 * @throws AppError VALIDATION_FAILED with NOT_FOUND, NOT_UNIQUE or TOO_MANY
 */
export async function applySkills(
  current: Pick<Candidate, 'skills'>,
  patch: ResolvedPatch<SkillItem>,
  tx: Tx,
): Promise<CandidateSkill[]> {
  const usable = await usableSkills(
    patch.upsert.map(({ item }) => new Types.ObjectId(item.skillId)),
    tx.session,
  );
  const skills = applyPatch(
    'skills',
    current.skills,
    patch,
    (item, _id, before): CandidateSkill => {
      const index = upsertIndex(patch, { _id }) ?? 0;
      const skillId = usable.get(item.skillId);
      if (!skillId) throw invalidField(`skills.upsert[${index}].skillId`, 'NOT_FOUND');
      const { level, years, lastUsedYear, isPrimary } = item;
      const claim = { _id, skillId, level, years, lastUsedYear, isPrimary };
      const same = before?.skillId.equals(skillId) ? before : null;
      return same
        ? { ...same, ...claim }
        : { ...claim, source: 'self', verifiedScore: null, verifiedBy: null, verifiedAt: null };
    },
  );
  checkSkills(skills, patch);
  return skills;
}

/** @throws AppError VALIDATION_FAILED with NOT_UNIQUE or TOO_MANY */
function checkSkills(skills: CandidateSkill[], patch: ResolvedPatch<SkillItem>): void {
  const { skills: max, primarySkills } = limits.candidate;
  const seen = new Map<string, CandidateSkill>();
  for (const skill of skills) {
    const twin = seen.get(skill.skillId.toHexString());
    if (twin) {
      const index = upsertIndex(patch, skill) ?? upsertIndex(patch, twin) ?? 0;
      throw invalidField(`skills.upsert[${index}].skillId`, 'NOT_UNIQUE');
    }
    seen.set(skill.skillId.toHexString(), skill);
  }
  if (skills.length > max) throw invalidField('skills', 'TOO_MANY', { max: max });
  if (skills.filter(({ isPrimary }) => isPrimary).length > primarySkills)
    throw invalidField('skills.isPrimary', 'TOO_MANY', { max: primarySkills });
}

/** Keeps one claim per assessor: a new one replaces that assessor's, never another's. */
export function withEnglish(
  current: Candidate,
  { level, assessedBy }: English,
  actor: Actor,
  tx: Tx,
): LanguageClaim[] {
  if (assessedBy !== 'self' && !reaches(actor, 'candidate.assessEnglish', current))
    throw invalidField('english.assessedBy', 'NOT_ALLOWED');
  const others = current.languages.filter(
    (claim) => claim.language !== 'en' || claim.assessedBy !== assessedBy,
  );
  const claim: LanguageClaim = {
    _id: new Types.ObjectId(),
    language: 'en',
    level,
    assessedBy,
    assessorUserId: assessedBy === 'self' ? null : actor.userId,
    assessedAt: tx.at,
  };
  return [...others, claim];
}

/** Returns skills that only one side has, whose usage counts are outdated. */
export function changedUses(
  before: Pick<Candidate, 'skills'>,
  after: Pick<Candidate, 'skills'>,
): string[] {
  const ids = ({ skills }: Pick<Candidate, 'skills'>) =>
    skills.map(({ skillId }) => skillId.toHexString());
  const [was, is] = [ids(before), ids(after)];
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
}
