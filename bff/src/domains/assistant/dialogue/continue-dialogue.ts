import {
  limits,
  minuteMs,
  type AssistantSays,
  type DialogueChanges,
  type JobDraft,
  type jobDialogueEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import { compareAndSet } from '../../../db/record-version.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';
import { skillNames } from '../../../records/skills/skills.ts';
import { converse, editByHand, type DialogueState } from '../rules/converse.ts';
import type { DraftRights } from '../rules/questions.ts';
import type { MessageReader } from '../rules/reading.ts';
import { requireOn } from '../setting/switches.ts';
import { recordUse } from '../usage/record-use.ts';
import { findDialogue, requireOpen } from './find-dialogue.ts';
import { JobDialogueModel, type JobDialogueRecord } from './job-dialogue.model.ts';
import { draftRightsOf, showDialogue } from './show-dialogue.ts';

/** Reads a message into the draft; reading happens before the transaction, which may be retried. */
export const sayToDialogue =
  (reader: MessageReader): Service<typeof jobDialogueEndpoints.say> =>
  async (ctx, { params, body }) => {
    const { actor } = ctx;
    await requireOn(actor);
    const { perMinute } = limits.assistant;
    await ctx.limit('assistant', actor.userId.toHexString(), perMinute, minuteMs);
    const rights = await draftRightsOf(actor);
    const begun = Date.now();
    const text = body.text.replaceAll(/\s+/g, ' ').trim();
    const before = await findDialogue(actor, params.id);
    const task = { text, asking: before.asking, skills: await knownSkills(), today: today() };
    const number = before.messages.length;
    const answer = await converse(before, {
      text,
      number,
      rights,
      today: task.today,
      read: () => reader.read({ ...task, log: ctx.log }),
    });
    return transactShown(ctx, {
      find: (session) => findDialogue(actor, params.id, session),
      change: async (tx, found) => {
        requireOpen(found, body.version);
        // The reading belongs to the version that it was made for.
        if (found.version !== before.version) throw versionConflict(found, ['messages']);
        if (number >= limits.assistant.messages)
          throw invalidField('text', 'TOO_MANY', { max: limits.assistant.messages });
        await recordUse(tx, {
          use: 'job_dialogue',
          engine: found.engine,
          masked: false,
          characters: text.length,
          sentences: answer.says.length,
          tookMs: Date.now() - begun,
        });
        return write(tx, found, answer.state, { text, says: answer.says });
      },
      show: (found, session) => showDialogue(actor, found, session),
    });
  };

/** Edits the draft by hand. */
export const editDraft: Service<typeof jobDialogueEndpoints.edit> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await requireOn(actor);
  const rights = await draftRightsOf(actor);
  return transactShown(ctx, {
    find: (session) => findDialogue(actor, params.id, session),
    change: async (tx, found) => {
      requireOpen(found, body.version);
      const changes = await checkedChanges(actor, rights, body.changes);
      const { state, says } = editByHand(found, changes, { rights, today: today() });
      return write(tx, found, state, says.length > 0 ? { text: null, says } : null);
    },
    show: (found, session) => showDialogue(actor, found, session),
  });
};

async function write(
  tx: Tx,
  found: JobDialogueRecord,
  { draft, evidence, skipped, asking }: DialogueState,
  message: { text: string | null; says: AssistantSays[] } | null,
): Promise<JobDialogueRecord> {
  const turn = message && { ...message, number: found.messages.length, at: tx.at };
  const after = await compareAndSet<JobDialogueRecord>(tx, JobDialogueModel, found, {
    $set: {
      draft,
      evidence,
      skipped,
      asking,
      messages: turn ? [...found.messages, turn] : found.messages,
      expiresAt: new Date(tx.at.getTime() + limits.assistant.dialogueKept),
    },
  });
  if (!after) throw versionConflict(found, ['messages']);
  return after;
}

/** @throws AppError VALIDATION_FAILED for what the user may not set, or what does not exist */
async function checkedChanges(
  actor: Actor,
  rights: DraftRights,
  changes: DialogueChanges,
): Promise<Partial<JobDraft>> {
  const { companyId, budget, skills, niceSkills } = changes;
  if (budget !== undefined && !rights.seesBudget)
    throw invalidField('changes.budget', 'NOT_ALLOWED');
  if (companyId !== undefined && !rights.namesClient)
    throw invalidField('changes.companyId', 'NOT_ALLOWED');
  if (companyId)
    await findCompany(actor, companyId).catch(() => {
      throw invalidField('changes.companyId', 'NOT_FOUND');
    });
  const ids = [...(skills ?? []), ...(niceSkills ?? [])].map(({ skillId }) => skillId);
  const names = await skillNames(ids.map((id) => new Types.ObjectId(id)));
  const named = (list: JobDraft['skills'], path: string) =>
    list.map(({ skillId }, index) => {
      const name = names.get(skillId);
      if (name === undefined) throw invalidField(`changes.${path}[${index}].skillId`, 'NOT_FOUND');
      return { skillId, name };
    });
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<JobDraft>;
  return {
    ...given,
    ...(skills && { skills: named(skills, 'skills') }),
    ...(niceSkills && { niceSkills: named(niceSkills, 'niceSkills') }),
  };
}
