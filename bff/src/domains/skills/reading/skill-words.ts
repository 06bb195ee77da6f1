import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel, type Skill, type SkillAlias } from '../../../records/skills/skill.model.ts';

/** Names of a skill, as stored. */
export interface SkillWords {
  aliases: SkillAlias[];
  keys: string[];
}

/** Returns a name with its aliases, without duplicates. */
export function wordsOf(name: string, aliases: readonly string[]): SkillWords {
  const known = new Map(aliases.map((alias) => [skillKey(alias), alias] as const));
  known.delete(skillKey(name));
  known.delete('');
  return {
    aliases: [...known].map(([key, alias]) => ({ alias, key })),
    keys: [skillKey(name), ...known.keys()],
  };
}

/** Finds the skill that has one of these words, except `exceptId`. */
export const skillWithWord = (
  { session }: Tx,
  keys: readonly string[],
  exceptId?: Types.ObjectId,
): Promise<Skill | null> =>
  SkillModel.findOne(
    { keys: { $in: [...keys] }, ...(exceptId && { _id: { $ne: exceptId } }) },
    null,
    { session },
  ).lean();

/**
 * Refuses words that another skill has, at the field that holds them.
 * @throws AppError VALIDATION_FAILED
 */
export async function requireFreeWords(
  tx: Tx,
  { name, aliases }: { name: string; aliases: readonly string[] },
  { path, exceptId }: { path: string; exceptId?: Types.ObjectId },
): Promise<void> {
  if (skillKey(name) === '') throw invalidField(`${path}name`, 'INVALID_FORMAT');
  const words = [['name', name], ...aliases.map((alias, i) => [`aliases[${i}]`, alias])] as const;
  const other = await skillWithWord(tx, wordsOf(name, aliases).keys, exceptId);
  if (!other) return;
  const taken = new Set(other.keys);
  const [field = 'name'] = words.find(([, word = '']) => taken.has(skillKey(word))) ?? [];
  throw invalidField(`${path}${field}`, 'NOT_UNIQUE', { name: other.name });
}
