import { raiseVersion } from '../../db/record-version.ts';
import type { Forget } from '../../personal/forget.ts';
import { withoutTraces } from '../../personal/traces.ts';
import { ChatMessageModel } from './chat-message.model.ts';
import { ChatThreadModel } from './chat-thread.model.ts';

/** Messages and titles that name the person. */
export const forgetInChats: Forget = async ({ session }, traces) => {
  const messages = await ChatMessageModel.find(
    { body: traces.pattern },
    { body: 1 },
    { session },
  ).lean();
  for (const { _id, body } of messages)
    await ChatMessageModel.updateOne(
      { _id },
      raiseVersion({ $set: { body: withoutTraces(body, traces) } }),
      { session },
    );
  const titled = await ChatThreadModel.find(
    { title: traces.pattern },
    { title: 1 },
    { session },
  ).lean();
  for (const { _id, title } of titled)
    await ChatThreadModel.updateOne(
      { _id },
      raiseVersion({ $set: { title: title && withoutTraces(title, traces) } }),
      { session },
    );
};
