import type { BodyOf, ownProfileEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { applyEducation, type EducationItem } from '../background/education.service.ts';
import { applyExperience, type ExperienceItem } from '../background/experience.service.ts';
import { recordEducation } from '../background/update-education.ts';
import { recordExperience } from '../background/update-experience.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { linkAddress } from '../contact/link-address.ts';
import { applyLinks, recordLinks } from '../contact/update-links.ts';
import { patchedPaths, resolvePatch, upsertIndex, type ResolvedPatch } from '../list/list-patch.ts';
import { applySkills, recordSkills, type SkillItem } from '../skills/update-skills.ts';
import { applyLanguages, type LanguageItem } from '../skills/spoken-languages.ts';
import { changeOwn } from './change-own.ts';

type Endpoints = typeof ownProfileEndpoints;
type OwnLink = Omit<BodyOf<Endpoints['updateLinks']>['links']['upsert'][number], 'id'>;

/** Origin of entries that the candidate adds. */
const ofPerson = { source: 'self', sourceAttachmentId: null } as const;

/** Changes own skills; a verified one can only be changed with the agency. */
export const updateOwnSkills: Service<Endpoints['updateSkills']> = (ctx, { body }) => {
  const patch = resolvePatch<SkillItem>(body.skills);
  return changeOwn(ctx, {
    version: body.version,
    paths: patchedPaths('skills', patch),
    change: async (current, tx) => {
      const skills = await applySkills(current, patch, tx);
      refuseVerified(current.skills, skills, patch);
      return { skills };
    },
    record: recordSkills,
  });
};

/** Fields that a verified skill may not change; another skill in its place has no score. */
const said = ['level', 'years', 'lastUsedYear', 'isPrimary', 'verifiedScore'] as const;

/** @throws AppError VALIDATION_FAILED at a verified skill that would be removed or changed */
function refuseVerified(
  before: Candidate['skills'],
  after: Candidate['skills'],
  patch: ResolvedPatch<SkillItem>,
): void {
  for (const skill of before.filter(({ verifiedScore }) => verifiedScore !== null)) {
    const kept = after.find(({ _id }) => _id.equals(skill._id));
    if (!kept) throw invalidField('skills', 'NOT_ALLOWED');
    const index = upsertIndex(patch, skill);
    if (index !== null && said.some((key) => kept[key] !== skill[key]))
      throw invalidField(`skills.upsert[${index}].level`, 'NOT_ALLOWED');
  }
}

type OwnLanguage = Omit<BodyOf<Endpoints['updateLanguages']>['languages']['upsert'][number], 'id'>;

/** Changes own language levels except English; assessments of others stay. */
export const updateOwnLanguages: Service<Endpoints['updateLanguages']> = (ctx, { body }) => {
  const said = resolvePatch<OwnLanguage>(body.languages);
  const own = ({ item, ...entry }: (typeof said)['upsert'][number]) => ({
    ...entry,
    item: { ...item, assessedBy: 'self' as const },
  });
  const patch: ResolvedPatch<LanguageItem> = { ...said, upsert: said.upsert.map(own) };
  const writer = { userId: ctx.actor.userId, mayAssess: false };
  return changeOwn(ctx, {
    version: body.version,
    paths: patchedPaths('languages', patch),
    change: (current, tx) => ({ languages: applyLanguages(current, patch, writer, tx) }),
    record: (tx, before, after) =>
      audit(tx, {
        action: 'candidate.update_own',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, ['languages']),
      }),
  });
};

/**
 * Changes own links. The agency decides their client visibility for the address it has read, so a
 * link with a new address becomes internal again.
 */
export const updateOwnLinks: Service<Endpoints['updateLinks']> = (ctx, { body }) => {
  const patch = resolvePatch<OwnLink>(body.links);
  return changeOwn(ctx, {
    version: body.version,
    paths: patchedPaths('links', patch),
    change: (current) =>
      applyLinks(current, patch, ({ kind, url, label }, _id, before) => {
        const address = linkAddress(url, kind);
        const isRead = before?.urlNorm === address.urlNorm;
        return { _id, ...address, label, visibility: isRead ? before.visibility : 'internal' };
      }),
    record: recordLinks,
  });
};

/** Changes own jobs. */
export const updateOwnExperience: Service<Endpoints['updateExperience']> = (ctx, { body }) => {
  const patch = resolvePatch<ExperienceItem>(body.experience);
  return changeOwn(ctx, {
    version: body.version,
    paths: patchedPaths('experience', patch),
    change: (current, tx) => applyExperience(tx, current, patch, ofPerson),
    record: recordExperience,
  });
};

/** Changes own courses of study. */
export const updateOwnEducation: Service<Endpoints['updateEducation']> = (ctx, { body }) => {
  const patch = resolvePatch<EducationItem>(body.education);
  return changeOwn(ctx, {
    version: body.version,
    paths: patchedPaths('education', patch),
    change: (current) => applyEducation(current, patch, ofPerson),
    record: recordEducation,
  });
};
