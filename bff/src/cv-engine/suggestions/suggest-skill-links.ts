import { limits } from '@muster/contracts';
import type { KnownSkill } from '../cv-engine.types.ts';
import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';
import { fold } from '../lines/fold.ts';
import { skillIdsIn } from '../skills/read-skills.ts';
import { skillMatcher } from '../skills/skill-matcher.ts';

/** Suggests links to skills that an entry names, as far as there is room for links. */
export function suggestSkillLinks(
  entries: readonly ExperienceText[],
  skills: readonly KnownSkill[],
): Suggestion[] {
  const matcher = skillMatcher(skills);
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return entries.flatMap(({ id, title, description, skillIds }) => {
    const lines = [title, ...(description ?? '').split('\n')];
    const room = limits.experience.skills - skillIds.length;
    const named = lines.flatMap((text) =>
      skillIdsIn([{ text, folded: fold(text) }], matcher).map((skillId) => ({ skillId, text })),
    );
    const firsts = named.filter(
      ({ skillId }, index) =>
        !skillIds.includes(skillId) &&
        named.findIndex((other) => other.skillId === skillId) === index,
    );
    return firsts.slice(0, Math.max(0, room)).map(({ skillId, text }) => ({
      key: `skill_link:${id}:${skillId}`,
      kind: 'skill_link' as const,
      experienceId: id,
      before: text,
      after: byId.get(skillId)?.name ?? '',
      reason: 'The text names this skill; linked, it is found by searches.',
      isSafe: true,
      skillId,
    }));
  });
}
