import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { MessageBatchModel } from './bulk/message-batch.model.ts';

/** Bulk mailings that name the person. */
export const forgetInBatches: Forget = async ({ session }, traces) => {
  const found = await MessageBatchModel.find(
    { $or: [{ subject: traces.pattern }, { text: traces.pattern }] },
    { subject: 1, text: 1 },
    { session },
  ).lean();
  for (const { _id, subject, text } of found)
    await MessageBatchModel.updateOne(
      { _id },
      { $set: { subject: withoutTraces(subject, traces), text: withoutTraces(text, traces) } },
      { session },
    );
};
