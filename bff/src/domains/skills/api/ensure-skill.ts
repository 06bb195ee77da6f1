import type { Tx } from '../../../db/unit-of-work.ts';
import { addProposal } from '../changes/create-skill.ts';
import { knownSkill } from '../changes/propose-skill.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import type { Skill } from '../../../records/skills/skill.model.ts';

/**
 * Returns the skill with this name or alias; proposes one that the catalogue lacks. Null for a name
 * without letters, and for a retired skill.
 */
export async function ensureSkill(tx: Tx, name: string): Promise<Skill | null> {
  const key = skillKey(name);
  if (key === '') return null;
  const known = await knownSkill(key, tx);
  if (known) return known.status === 'retired' ? null : known;
  return addProposal(tx, { name: name.trim(), category: 'other' });
}
