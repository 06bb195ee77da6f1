import type { LoggedCall, RecordMail, TalkChat, TalkMeeting } from '@muster/contracts';

/** What stands on a timeline: a mail that was written, one that came, a call, a meeting, a chat. */
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

/** A mail that is on its way: it leaves within seconds. */
export const isLeaving = (one: Talk): boolean =>
  one.kind === 'mail' && (one.mail.status === 'queued' || one.mail.status === 'sending');

/** The draft that a user may go on with; null where there is none. */
export function draftAmong(talks: readonly Talk[], id: string): RecordMail | null {
  for (const one of talks)
    if (one.kind === 'mail' && one.mail.id === id && one.mail.allowedActions.includes('edit'))
      return one.mail;
  return null;
}
