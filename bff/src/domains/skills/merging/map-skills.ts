import { limits, type skillEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { showSkill } from '../reading/search-skills.ts';
import { pastedEntries, skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel } from '../../../records/skills/skill.model.ts';

/** Finds the skills of a pasted list, by whole names and aliases. */
export const mapSkills: Service<typeof skillEndpoints.map> = async (_ctx, { body }) => {
  const entries = pastedEntries(body.text, limits.candidate.skills);
  const skills = await SkillModel.find({
    keys: { $in: entries.map(skillKey) },
    status: { $in: ['active', 'proposed'] },
  }).lean();
  const byKey = new Map(skills.flatMap((skill) => skill.keys.map((key) => [key, skill] as const)));
  return {
    items: entries.map((input) => {
      const key = skillKey(input);
      const skill = byKey.get(key);
      return { input, skill: skill ? showSkill(skill, key) : null };
    }),
  };
};
