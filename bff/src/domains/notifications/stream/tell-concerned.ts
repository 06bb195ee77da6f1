import type { Actor } from '../../../auth/actor.ts';
import type { SessionWatch } from '../../../auth/session-watch.ts';
import type { EventStream } from '../../../http/mount-events.ts';
import { chatChanged, chatChangedPayload, partyKey } from '../../../outbox/chat-changed.ts';
import { remotesChanged } from '../../../outbox/remotes-changed.ts';
import type { TailedEvent } from '../../../outbox/tail.ts';
import { tasksChanged, tasksChangedPayload } from '../../../outbox/tasks-changed.ts';

interface Reader {
  readonly stream: EventStream;
  readonly actor: Actor;
  readonly watch: SessionWatch;
}

type Tell = (readers: readonly Reader[], event: Pick<TailedEvent, 'payload' | 'at'>) => void;

/** Returns the id of an event in the stream: the time of the change. */
export const idOf = (at: Date): string => String(at.getTime());

/** Tells participants about activity, in the role in which they take part. */
const tellOfChat: Tell = (readers, { payload, at }) => {
  const { threadId, parties } = chatChangedPayload.parse(payload);
  for (const { stream, actor } of readers)
    if (actor.can('chat.use') && parties.includes(partyKey(actor)))
      stream.send('chat', { threadId }, idOf(at));
};

/** Other windows of the same browser learn it from the window of the change. */
const tellOfTasks: Tell = (readers, { payload, at }) => {
  const { userIds, sessionId } = tasksChangedPayload.parse(payload);
  for (const { stream, actor, watch } of readers)
    if (
      actor.can('task.read') &&
      userIds.includes(actor.userId.toHexString()) &&
      watch.sessionId.toHexString() !== sessionId
    )
      stream.send('tasks', {}, idOf(at));
};

/** Changed releases concern every window. */
const tellOfRemotes: Tell = (readers, { at }) => {
  for (const { stream } of readers) stream.send('remotes', {}, idOf(at));
};

/** Events that name the users they concern. */
export const tellers: Readonly<Record<string, Tell | undefined>> = {
  [chatChanged]: tellOfChat,
  [tasksChanged]: tellOfTasks,
  [remotesChanged]: tellOfRemotes,
};
