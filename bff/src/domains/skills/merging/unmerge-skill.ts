import { skillMachine, type skillCatalogueEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { putSkillBack } from '../../candidates/api/skill-uses.ts';
import { putJobSkillBack } from '../../jobs/api/skill-uses.ts';
import { skillDetail } from '../reading/show-catalogue.ts';
import { SkillMergeModel, type SkillMerge } from '../skill-merge.model.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

/** Undoes a merge: candidates and jobs get the skill back, and its names belong to it again. */
export const unmergeSkill: Service<typeof skillCatalogueEndpoints.unmerge> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const _id = recordId(params.id);
    const known = await SkillModel.exists({ _id }).session(tx.session);
    if (!known) throw new AppError('NOT_FOUND');
    const merge = await SkillMergeModel.findOne({ fromId: _id, undoneAt: null }, null, {
      session: tx.session,
      sort: { at: -1 },
    }).lean();
    // The survivor gives the words back first: two skills may not hold one even for a moment.
    if (merge) await takeWordsBack(tx, merge);
    const { before, after } = await runTransition<
      Skill['status'],
      keyof typeof skillMachine.transitions,
      Skill
    >(tx, SkillModel, {
      machine: skillMachine,
      action: 'unmerge',
      filter: { _id },
      actor: ctx.actor,
      version: body.version,
      isRepeat: () => false,
      guard: () => {
        if (!merge || merge.undoUntil <= tx.at) throw new AppError('MERGE_UNDO_EXPIRED');
      },
      set: (current) => ({
        $set: {
          mergedIntoId: null,
          aliases: merge?.aliases ?? [],
          keys: merge?.keys ?? [skillKey(current.name)],
        },
      }),
    });
    if (merge) await putBack(tx, merge);
    await audit(tx, {
      action: 'skill.unmerge',
      entity: 'skill',
      entityId: _id,
      changes: changesBetween<Skill>(before, after, ['status', 'mergedIntoId', 'aliases']),
    });
    return skillDetail(ctx.actor, after, tx.session);
  });

async function takeWordsBack(tx: Tx, { intoId, keys }: SkillMerge): Promise<void> {
  const into = await SkillModel.findById(intoId, null, { session: tx.session }).lean();
  // Its own name stays, even if both skills had the same name.
  const words = keys.filter((key) => !into || key !== skillKey(into.name));
  await SkillModel.updateOne(
    { _id: intoId },
    stampVersion(tx, {
      $pull: { aliases: { key: { $in: words } }, keys: { $in: words } },
    }),
    { session: tx.session },
  );
}

async function putBack(tx: Tx, merge: SkillMerge): Promise<void> {
  const { session } = tx;
  const replacement = { from: merge.fromId, to: merge.intoId };
  await SkillModel.updateMany(
    { _id: { $in: merge.followed }, mergedIntoId: merge.intoId },
    { $set: { mergedIntoId: merge.fromId } },
    { session },
  );
  if (merge.people) await putSkillBack(tx, replacement, merge.people);
  if (merge.jobs) await putJobSkillBack(tx, replacement, merge.jobs);
  await SkillMergeModel.updateOne(
    { _id: merge._id },
    { $set: { undoneAt: tx.at, people: null, jobs: null } },
    { session },
  );
  emit(tx, 'candidate.skills_changed', { skillIds: [merge.fromId, merge.intoId] });
}
