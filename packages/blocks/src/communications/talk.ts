import type { RecordMail } from '@muster/contracts';

/** What stands on a timeline: a mail that was written, one that came, or a call. */
type Talk =
  | { kind: 'mail'; mail: RecordMail }
  | { kind: 'received'; received: { id: string } }
  | { kind: 'call'; call: { id: string } };

export function talkIdOf(one: Talk): string {
  if (one.kind === 'call') return one.call.id;
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
