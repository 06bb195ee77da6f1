import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { ensureSkill } from '../../skills/api/ensure-skill.ts';
import { usableSkills } from '../../../records/skills/skills.ts';
import type { Accepted } from './proposed-facts.ts';
import { saysNow } from './proposal-rules.ts';

/**
 * Returns the catalogue skill for each accepted one: the skill it was merged into, or a new
 * proposal to the catalogue if the name is missing there.
 */
export async function catalogueSkills(
  tx: Tx,
  accepted: readonly Accepted[],
): Promise<Map<string, Types.ObjectId>> {
  const named = accepted.flatMap(({ proposal }) =>
    proposal.kind === 'skill' ? [{ id: proposal._id.toHexString(), ...saysNow(proposal) }] : [],
  );
  const usable = await usableSkills(
    named.flatMap(({ skillId }) => (skillId ? [new Types.ObjectId(skillId)] : [])),
    tx.session,
  );
  const found = new Map<string, Types.ObjectId>();
  // Sequential, because a transaction's session carries one operation at a time.
  for (const { id, skillId, name } of named) {
    const known = skillId ? usable.get(skillId) : (await ensureSkill(tx, name))?._id;
    if (known) found.set(id, known);
  }
  return found;
}
