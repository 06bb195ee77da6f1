import type { skillEndpoints } from '@muster/contracts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addProposal } from './create-skill.ts';
import { showSkill } from '../reading/search-skills.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

/** Proposes a skill; a known name or alias returns its skill. */
export const proposeSkill: Service<typeof skillEndpoints.propose> = async (ctx, { body }) => {
  const key = skillKey(body.name);
  if (key === '') throw invalidField('name', 'INVALID_FORMAT');
  const propose = () =>
    transact(ctx, async (tx) => {
      const known = await knownSkill(key, tx);
      return showSkill(known ?? (await addProposal(tx, body)), key);
    });
  try {
    return await propose();
  } catch (error) {
    // Two concurrent proposals: the second one finds the first one's skill.
    if (!isDuplicateKey(error)) throw error;
    return propose();
  }
};

export async function knownSkill(key: string, tx: Tx): Promise<Skill | null> {
  const options = { session: tx.session };
  const skill = await SkillModel.findOne({ keys: key }, null, options).lean();
  return skill?.mergedIntoId
    ? SkillModel.findById(skill.mergedIntoId, null, options).lean()
    : skill;
}
