import { skillMachine, type skillCatalogueEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { recordId } from '../../../db/record-id.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { skillDetail } from '../reading/show-catalogue.ts';
import { SkillModel, type Skill } from '../../../records/skills/skill.model.ts';

type Simple = 'approve' | 'retire' | 'revive';

/** Creates the service of an action that only changes a skill's state. */
const changeState =
  (action: Simple): Service<(typeof skillCatalogueEndpoints)[Simple]> =>
  (ctx, { params, body }) =>
    transact(ctx, async (tx) => {
      const { before, after, already } = await runTransition<
        Skill['status'],
        keyof typeof skillMachine.transitions,
        Skill
      >(tx, SkillModel, {
        machine: skillMachine,
        action,
        filter: { _id: recordId(params.id) },
        actor: ctx.actor,
        version: body.version,
      });
      if (!already)
        await audit(tx, {
          action: `skill.${action}`,
          entity: 'skill',
          entityId: after._id,
          changes: changesBetween<Skill>(before, after, ['status']),
        });
      return skillDetail(ctx.actor, after, tx.session);
    });

export const approveSkill = changeState('approve');
export const retireSkill = changeState('retire');
export const reviveSkill = changeState('revive');
