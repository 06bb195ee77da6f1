import { Types } from 'mongoose';
import { knownSkills } from './known-skills.ts';
import { skillKey } from './skill-key.ts';

/** The catalogue by all its names and aliases, for looking up many names at once. */
export interface SkillsByWord {
  /** Returns the skills that the names mean, each once, and the names without a skill. */
  find(names: readonly string[]): { known: Types.ObjectId[]; unknown: string[] };
  /** Records what a name means from now on; null: nothing that a profile may have. */
  learn(name: string, id: Types.ObjectId | null): void;
}

/** Reads the catalogue once for many lookups. */
export async function skillsByWord(): Promise<SkillsByWord> {
  const byKey = new Map<string, Types.ObjectId | null>();
  for (const { id, name, aliases } of await knownSkills())
    for (const word of [name, ...aliases]) byKey.set(skillKey(word), new Types.ObjectId(id));
  return {
    find: (names) => {
      const known = new Map<string, Types.ObjectId>();
      const unknown: string[] = [];
      for (const name of names) {
        const id = byKey.get(skillKey(name));
        if (id) known.set(id.toHexString(), id);
        else if (id === undefined) unknown.push(name);
      }
      return { known: [...known.values()], unknown };
    },
    learn: (name, id) => void byKey.set(skillKey(name), id),
  };
}
