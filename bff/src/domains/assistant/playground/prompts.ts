import { limits, type AssistantPrompt, type assistantEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { foldText } from '../../../db/fold-text.ts';
import { recordId } from '../../../db/record-id.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { PromptModel, type PromptRecord } from './prompt.model.ts';

type Endpoints = typeof assistantEndpoints;

export const listPrompts: Service<Endpoints['prompts']> = ({ actor }) => promptsOf(actor);

/** Saves an input; a taken name is rejected. */
export const savePrompt: Service<Endpoints['savePrompt']> = async (ctx, { body }) => {
  const { actor } = ctx;
  const { userId } = actor;
  try {
    return await transact(ctx, async ({ session, at }) => {
      const max = limits.assistant.prompts;
      const count = await PromptModel.countDocuments({ userId }).session(session);
      if (count >= max) throw invalidField('name', 'TOO_MANY', { max });
      const record = {
        _id: new Types.ObjectId(),
        userId,
        createdAt: at,
        ...body,
        nameKey: foldText(body.name),
      };
      await PromptModel.insertMany([record], { session });
      return show(record);
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw invalidField('name', 'NOT_UNIQUE');
    throw error;
  }
};

/** Deletes one permanently. Another user's counts as missing. */
export const deletePrompt: Service<Endpoints['deletePrompt']> = (ctx, { params }) =>
  transact(ctx, async ({ session }) => {
    const { actor } = ctx;
    const _id = recordId(params.id);
    const found = await PromptModel.findById(_id, { userId: 1 }, { session }).lean();
    if (!found?.userId.equals(actor.userId)) throw new AppError('NOT_FOUND');
    await PromptModel.deleteOne({ _id, userId: actor.userId }, { session });
    return promptsOf(actor, session);
  });

async function promptsOf({ userId }: Actor, session: ClientSession | null = null) {
  const found = await PromptModel.find({ userId }, null, { session, sort: { nameKey: 1 } }).lean();
  return { data: found.map(show) };
}

const show = ({ _id, name, task, input, createdAt }: PromptRecord): AssistantPrompt => ({
  id: _id.toHexString(),
  name,
  task,
  input,
  createdAt: createdAt.toISOString(),
});
