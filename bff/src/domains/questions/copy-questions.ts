import type { questionEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { transact } from '../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../http/app-error.ts';
import type { Service } from '../../http/mount.ts';
import { findPoolFor } from '../../records/pools/find-pool.ts';
import { addQuestions } from './add-questions.ts';
import { ensureBank, findEditablePool, liveQuestions } from './find-bank.ts';
import { fieldsOf } from './show-questions.ts';

/** Copies questions of another pool; changing one of them later does not change the other. */
export const copyQuestions: Service<typeof questionEndpoints.copy> = async (
  ctx,
  { params, body: { use, fromPoolId, questionIds } },
) => {
  const { actor } = ctx;
  await ensureBank(await findEditablePool(actor, params.id), use);
  return transact(ctx, async (tx) => {
    const { session } = tx;
    const pool = await findEditablePool(actor, params.id, session);
    const from = new Types.ObjectId(fromPoolId);
    await findPoolFor(actor, 'pool.readQuestions', from, session).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw invalidField('fromPoolId', 'NOT_FOUND');
    });
    const theirs = new Map(
      (await liveQuestions(from, use, session)).map((one) => [one._id.toHexString(), one]),
    );
    const taken = new Set((await liveQuestions(pool._id, use, session)).map((one) => one.textKey));
    const chosen = [...new Set(questionIds)].map((id) => {
      const question = theirs.get(id);
      if (!question) throw invalidField('questionIds', 'NOT_FOUND');
      return question;
    });
    const added = chosen.filter(({ textKey }) => !taken.has(textKey));
    await addQuestions(tx, pool, use, added.map(fieldsOf));
    return {
      copied: added.length,
      skipped: chosen.filter((one) => !added.includes(one)).map(({ text }) => text),
    };
  });
};
