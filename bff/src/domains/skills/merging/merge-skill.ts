import { limits, skillMachine, type skillCatalogueEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { countSkillUses, replaceSkill } from '../../candidates/api/skill-uses.ts';
import { countJobsWithSkill, replaceJobSkill } from '../../jobs/api/skill-uses.ts';
import { skillDetail } from '../reading/show-catalogue.ts';
import { skillKey } from '../../../records/skills/skill-key.ts';
import { SkillMergeModel } from '../skill-merge.model.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

type States = Skill['status'];
type Actions = keyof typeof skillMachine.transitions;

/** Previews a merge; nothing is written. */
export const previewMerge: Service<typeof skillCatalogueEndpoints.mergePreview> = async (
  _ctx,
  { params, query },
) => {
  const skill = await SkillModel.findById(recordId(params.id)).lean();
  if (!skill) throw new AppError('NOT_FOUND');
  const into = await targetOf(skill, query.intoId);
  const [uses, jobs] = await Promise.all([
    countSkillUses({ from: skill._id, to: into._id }),
    countJobsWithSkill(skill._id),
  ]);
  return {
    into: { id: into._id.toHexString(), name: into.name },
    ...uses,
    jobs,
    aliases: newWords(skill, into).map(({ alias }) => alias),
  };
};

/** Merges one skill into another: its words, candidates and jobs move, all or nothing. */
export const mergeSkill: Service<typeof skillCatalogueEndpoints.merge> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const intoId = new Types.ObjectId(body.intoId);
    const _id = recordId(params.id);
    const { before, after, already } = await runTransition<States, Actions, Skill>(tx, SkillModel, {
      machine: skillMachine,
      action: 'merge',
      filter: { _id },
      actor: ctx.actor,
      version: body.version,
      // The skill into which this one was merged, regardless of the user.
      doneBy: () => tx.userId,
      isRepeat: ({ mergedIntoId }) => mergedIntoId?.equals(intoId) ?? false,
      guard: async (skill) => void (await targetOf(skill, body.intoId, tx)),
      // Its words are free for the other skill; keys are unique, so a merged skill gets one of its
      // own.
      set: () => ({
        $set: { mergedIntoId: intoId, aliases: [], keys: [`merged:${_id.toHexString()}`] },
      }),
    });
    if (!already) await moveOver(tx, before, await targetOf(before, body.intoId, tx));
    return skillDetail(ctx.actor, after, tx.session);
  });

async function moveOver(tx: Tx, from: Skill, into: Skill): Promise<void> {
  const { session } = tx;
  const replacement = { from: from._id, to: into._id };
  const words = newWords(from, into);
  await SkillModel.updateOne(
    { _id: into._id },
    stampVersion(tx, {
      $push: { aliases: { $each: words } },
      $addToSet: { keys: { $each: words.map(({ key }) => key) } },
    }),
    { session },
  );
  const followed: Types.ObjectId[] = await SkillModel.distinct('_id', {
    mergedIntoId: from._id,
  }).session(session);
  await SkillModel.updateMany(
    { _id: { $in: followed } },
    { $set: { mergedIntoId: into._id } },
    { session },
  );
  const people = await replaceSkill(tx, replacement);
  const jobs = await replaceJobSkill(tx, replacement);
  await SkillMergeModel.create(
    [
      {
        fromId: from._id,
        intoId: into._id,
        by: tx.userId,
        at: tx.at,
        undoUntil: new Date(tx.at.getTime() + limits.skill.undo),
        aliases: from.aliases,
        keys: from.keys,
        followed,
        people,
        jobs,
      },
    ],
    { session },
  );
  await audit(tx, {
    action: 'skill.merge',
    entity: 'skill',
    entityId: from._id,
    changes: changesBetween<Skill>(from, { ...from, status: 'merged', mergedIntoId: into._id }, [
      'status',
      'mergedIntoId',
    ]),
  });
  await audit(tx, {
    action: 'skill.absorb',
    entity: 'skill',
    entityId: into._id,
    changes: changesBetween<Skill>(into, { ...into, aliases: [...into.aliases, ...words] }, [
      'aliases',
    ]),
  });
  emit(tx, 'candidate.skills_changed', { skillIds: [from._id, into._id] });
}

/** Returns the words that the other skill does not have yet. */
function newWords(from: Skill, into: Skill): Skill['aliases'] {
  const known = new Set(into.keys);
  return [{ alias: from.name, key: skillKey(from.name) }, ...from.aliases].filter(
    ({ key }) => !known.has(key),
  );
}

/** @throws AppError VALIDATION_FAILED for a target that is not allowed */
async function targetOf(skill: Skill, intoId: string, tx?: Tx): Promise<Skill> {
  const into = await SkillModel.findById(intoId, null, {
    session: tx?.session ?? null,
  }).lean();
  if (!into || into._id.equals(skill._id)) throw invalidField('intoId', 'NOT_FOUND');
  if (into.status !== 'active') throw invalidField('intoId', 'NOT_ALLOWED');
  return into;
}
