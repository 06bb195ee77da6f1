import { limits, type jobDialogueEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { today } from '../../../db/calendar-day.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { stampVersion } from '../../../db/record-version.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { emptyDraft } from '../rules/converse.ts';
import { nextQuestion } from '../rules/questions.ts';
import type { MessageReader } from '../rules/reading.ts';
import { requireOn } from '../setting/switches.ts';
import { scopeFor } from './find-dialogue.ts';
import { JobDialogueModel, type JobDialogueRecord } from './job-dialogue.model.ts';
import { draftRightsOf, showDialogue } from './show-dialogue.ts';

/** Returns the user's open dialogue. */
export const readCurrent: Service<typeof jobDialogueEndpoints.current> = async ({ actor }) => {
  const open = await JobDialogueModel.findOne({
    ...scopeFor(actor),
    status: 'open',
  }).lean();
  return { dialogue: open && (await showDialogue(actor, open)) };
};

/** Begins a new dialogue; if two tabs begin at once, the later one wins. */
export const startDialogue =
  (reader: MessageReader): Service<typeof jobDialogueEndpoints.start> =>
  async (ctx) => {
    await requireOn(ctx.actor);
    try {
      return await begin(ctx, reader.engine);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return begin(ctx, reader.engine);
    }
  };

async function begin(ctx: RequestContext, engine: string) {
  const { actor } = ctx;
  const rights = await draftRightsOf(actor);
  const question = nextQuestion(emptyDraft, [], rights, today());
  return transact(ctx, async (tx) => {
    await giveUp(tx, actor);
    const [made] = await JobDialogueModel.create(
      [
        {
          _id: new Types.ObjectId(),
          userId: actor.userId,
          companyId: actor.companyId,
          engine,
          draft: emptyDraft,
          asking: question.kind === 'ask' ? question.field : null,
          messages: [{ number: 0, text: null, says: [question], at: tx.at }],
          expiresAt: new Date(tx.at.getTime() + limits.assistant.dialogueKept),
          createdAt: tx.at,
          createdBy: tx.userId,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      ],
      { session: tx.session },
    );
    if (!made) throw new Error('The dialogue was not written');
    return showDialogue(actor, made.toObject<JobDialogueRecord>(), tx.session);
  });
}

const giveUp = (tx: Tx, actor: Actor) =>
  JobDialogueModel.updateMany(
    { ...scopeFor(actor), status: 'open' },
    stampVersion(tx, { $set: { status: 'given_up' } }),
    { session: tx.session },
  );
