import type { BodyOf, skillEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import { transact } from '../../db/unit-of-work.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { showSkill } from './search-skills.ts';
import { skillKey, skillSlug } from './skill-key.ts';
import { SkillModel } from './skill.model.ts';
import type { Skill } from './skill.model.ts';

/** Proposes a skill; a name or alias that the catalogue knows answers its skill. */
export const proposeSkill: Service<typeof skillEndpoints.propose> = async (ctx, { body }) => {
  const key = skillKey(body.name);
  if (key === '') throw invalidField('name', 'INVALID_FORMAT');
  const propose = () =>
    transact(ctx, async (tx) => {
      const known = await knownSkill(key, tx);
      return showSkill(known ?? (await createProposal(tx, body, key)), key);
    });
  try {
    return await propose();
  } catch (error) {
    // Two people proposed it at once: the second finds the first one's.
    if ((error as { code?: unknown }).code !== 11_000) throw error;
    return propose();
  }
};

export async function knownSkill(key: string, tx: Tx): Promise<Skill | null> {
  const options = { session: tx.session };
  const skill = await SkillModel.findOne({ keys: key }, null, options).lean<Skill>();
  return skill?.mergedIntoId
    ? SkillModel.findById(skill.mergedIntoId, null, options).lean<Skill>()
    : skill;
}

export async function createProposal(
  tx: Tx,
  { name, category }: BodyOf<typeof skillEndpoints.propose>,
  key: string,
): Promise<Skill> {
  const [created] = await SkillModel.create(
    [
      {
        name,
        category,
        slug: skillSlug(name) || key,
        status: 'proposed',
        keys: [key],
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The skill was not written');
  const skill = created.toObject<Skill>();
  await audit(tx, {
    action: 'skill.propose',
    entity: 'skill',
    entityId: skill._id,
    changes: changesBetween<Skill>(null, skill, ['name', 'category', 'status']),
  });
  return skill;
}
