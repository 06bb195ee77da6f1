import type { Tx } from '../../../db/unit-of-work.ts';
import { addProposal } from '../changes/create-skill.ts';
import { knownSkill } from '../changes/propose-skill.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import type { Skill } from '../../../records/skills/skill.model.ts';

/**
 * The skill that a name or alias means; one that the catalogue lacks is proposed to it. Null for a
 * name without letters, and for one that was retired.
 */
export async function ensureSkill(tx: Tx, name: string): Promise<Skill | null> {
  const key = skillKey(name);
  if (key === '') return null;
  const known = await knownSkill(key, tx);
  if (known) return known.status === 'retired' ? null : known;
  return addProposal(tx, { name: name.trim(), category: 'other' });
}
