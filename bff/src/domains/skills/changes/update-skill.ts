import type { skillCatalogueEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { freeSlug, requireParent } from './create-skill.ts';
import { skillDetail } from '../reading/show-catalogue.ts';
import { requireFreeWords, wordsOf } from '../reading/skill-words.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

/** Changes the names, category and parent of a skill. */
export const updateSkill: Service<typeof skillCatalogueEndpoints.update> = async (
  ctx,
  { params, body },
) => {
  const _id = recordId(params.id);
  const { changes } = body;
  try {
    return await transact(ctx, async (tx) => {
      const paths = Object.keys(changes);
      const { before, after } = await updateVersioned<Skill>(tx, SkillModel, {
        filter: { _id },
        base: body.version,
        paths,
        apply: async (current) => {
          // The words of a merged skill belong to the survivor.
          if (current.status === 'merged')
            throw new AppError('INVALID_TRANSITION', { context: { currentState: current.status } });
          const name = changes.name ?? current.name;
          const aliases = changes.aliases ?? current.aliases.map(({ alias }) => alias);
          await requireFreeWords(tx, { name, aliases }, { path: 'changes.', exceptId: _id });
          await requireParent(tx, changes.parentId, 'changes.parentId', _id);
          return {
            $set: {
              name,
              slug: name === current.name ? current.slug : await freeSlug(tx, name, _id),
              ...wordsOf(name, aliases),
              ...(changes.category && { category: changes.category }),
              ...(changes.parentId !== undefined && {
                parentId: changes.parentId === null ? null : new Types.ObjectId(changes.parentId),
              }),
            },
          };
        },
      });
      await audit(tx, {
        action: 'skill.update',
        entity: 'skill',
        entityId: _id,
        changes: changesBetween<Skill>(before, after, ['name', 'category', 'parentId', 'aliases']),
      });
      return skillDetail(ctx.actor, after, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const current = await SkillModel.findById(_id).lean();
      return current && skillDetail(ctx.actor, current);
    });
  }
};
