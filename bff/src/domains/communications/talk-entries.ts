import type { LoggedCall, TalkChat, TalkMeeting } from '@muster/contracts';
import { Types } from 'mongoose';

/** A sent mail in a timeline, positioned by when it was written. */
export const mailEntry = <M extends { id: string; createdAt: string }>(mail: M, at: string) => ({
  at: new Date(mail.createdAt),
  id: new Types.ObjectId(mail.id),
  shown: { kind: 'mail' as const, at, mail },
});

/** A received mail, positioned by when it arrived. */
export const receivedEntry = <M extends { id: string; receivedAt: string }>(received: M) => ({
  at: new Date(received.receivedAt),
  id: new Types.ObjectId(received.id),
  shown: { kind: 'received' as const, at: received.receivedAt, received },
});

/** A call, positioned by when it took place. */
export const callEntry = (call: LoggedCall) => ({
  at: new Date(call.happenedAt),
  id: new Types.ObjectId(call.id),
  shown: { kind: 'call' as const, at: call.happenedAt, call },
});

/** A meeting, positioned by its start. */
export const meetingEntry = (meeting: TalkMeeting) => ({
  at: new Date(meeting.startsAt),
  id: new Types.ObjectId(meeting.id),
  shown: { kind: 'meeting' as const, at: meeting.startsAt, meeting },
});

/** A conversation, positioned by its last message. */
export const chatEntry = (chat: TalkChat) => ({
  at: new Date(chat.lastAt),
  id: new Types.ObjectId(chat.id),
  shown: { kind: 'chat' as const, at: chat.lastAt, chat },
});
