import type { LoggedCall, RecordMail, TalkChat, TalkMeeting } from '@muster/contracts';

/** A timeline entry: a sent mail, a received mail, a call, a meeting or a chat. */
export type Talk<R extends { id: string } = { id: string }> =
  | { kind: 'mail'; mail: RecordMail }
  | { kind: 'received'; received: R }
  | { kind: 'call'; call: LoggedCall }
  | { kind: 'meeting'; meeting: TalkMeeting }
  | { kind: 'chat'; chat: TalkChat };

export function talkIdOf(one: Talk): string {
  if (one.kind === 'call') return one.call.id;
  if (one.kind === 'meeting') return one.meeting.id;
  if (one.kind === 'chat') return one.chat.id;
  return one.kind === 'mail' ? one.mail.id : one.received.id;
}

/** Whether a mail is being sent, which takes seconds. */
export const isLeaving = (one: Talk): boolean =>
  one.kind === 'mail' && (one.mail.status === 'queued' || one.mail.status === 'sending');

/** Returns the draft that a user may continue; null if there is none. */
export function draftAmong(talks: readonly Talk[], id: string): RecordMail | null {
  for (const one of talks)
    if (one.kind === 'mail' && one.mail.id === id && one.mail.allowedActions.includes('edit'))
      return one.mail;
  return null;
}
