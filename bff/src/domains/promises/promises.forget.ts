import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { PromiseModel } from './promise.model.ts';

/** Promises to others that name the person. */
export const forgetInPromises: Forget = async ({ session }, traces) => {
  const found = await PromiseModel.find(
    { $or: [{ text: traces.pattern }, { 'moves.reason': traces.pattern }] },
    { text: 1, moves: 1 },
    { session },
  ).lean();
  for (const { _id, text, moves } of found)
    await PromiseModel.updateOne(
      { _id },
      {
        $set: {
          text: withoutTraces(text, traces),
          moves: moves.map((one) => ({ ...one, reason: withoutTraces(one.reason, traces) })),
        },
      },
      { session },
    );
};
