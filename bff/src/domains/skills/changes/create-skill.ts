import type { skillCatalogueEndpoints, BodyOf } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { skillDetail } from '../reading/show-catalogue.ts';
import { skillSlug } from '../../../records/skills/skill-key.ts';
import { requireFreeWords, wordsOf } from '../reading/skill-words.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

/** Adds a skill to the catalogue. */
export const createSkill: Service<typeof skillCatalogueEndpoints.create> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    await requireFreeWords(tx, body, { path: '' });
    await requireParent(tx, body.parentId, 'parentId');
    return skillDetail(ctx.actor, await addSkill(tx, body), tx.session);
  });

/** Writes a skill whose words are not taken. */
export const addSkill = (
  tx: Tx,
  { name, category, parentId, aliases }: BodyOf<typeof skillCatalogueEndpoints.create>,
): Promise<Skill> =>
  writeSkill(tx, 'skill.create', {
    name,
    category,
    parentId: parentId === null ? null : new Types.ObjectId(parentId),
    status: 'active',
    ...wordsOf(name, aliases),
  });

/** Writes a proposal to the catalogue, whose name is not taken. */
export const addProposal = (
  tx: Tx,
  { name, category }: Pick<Skill, 'name' | 'category'>,
): Promise<Skill> =>
  writeSkill(tx, 'skill.propose', { name, category, status: 'proposed', ...wordsOf(name, []) });

async function writeSkill(
  tx: Tx,
  action: 'skill.create' | 'skill.propose',
  skill: Pick<Skill, 'name' | 'category' | 'status'> & Partial<Skill>,
): Promise<Skill> {
  const [created] = await SkillModel.create(
    [
      {
        ...skill,
        slug: await freeSlug(tx, skill.name),
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The skill was not written');
  const written = created.toObject<Skill>();
  await audit(tx, {
    action,
    entity: 'skill',
    entityId: written._id,
    changes: changesBetween<Skill>(null, written, ['name', 'category', 'status', 'aliases']),
  });
  return written;
}

/** Names that differ only in symbols ("C", "C?") share a slug: later ones get a number. */
export async function freeSlug(
  { session }: Tx,
  name: string,
  exceptId?: Types.ObjectId,
): Promise<string> {
  const slug = skillSlug(name) || 'skill';
  for (let n = 1; ; n += 1) {
    const wanted = n === 1 ? slug : `${slug}-${n}`;
    const taken = await SkillModel.exists({
      slug: wanted,
      ...(exceptId && { _id: { $ne: exceptId } }),
    }).session(session);
    if (!taken) return wanted;
  }
}

/**
 * Refuses a parent that is not active, or that is a descendant of the skill itself.
 * @throws AppError VALIDATION_FAILED
 */
export async function requireParent(
  { session }: Tx,
  parentId: string | null | undefined,
  path: string,
  skillId?: Types.ObjectId,
): Promise<void> {
  let next = parentId ? new Types.ObjectId(parentId) : null;
  for (let isFirst = true; next; isFirst = false) {
    if (skillId && next.equals(skillId)) throw invalidField(path, 'NOT_ALLOWED');
    const parent: Skill | null = await SkillModel.findById(next, null, { session }).lean();
    if (isFirst && parent?.status !== 'active') throw invalidField(path, 'NOT_FOUND');
    next = parent?.parentId ?? null;
  }
}
