import { messageMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: the result of a mail is known: sent, bounced, or never sent. */
export const mailSettled = 'mail.settled';

/** Records whose state depends on the delivery of their mails. */
const followed: ReadonlySet<string> = new Set(['application']);

export const mailSettledPayload = z.object({
  mailId: z.string(),
  template: z.string(),
  subjectId: z.string(),
  status: z.enum(messageMachine.states),
});

interface Settled {
  _id: Types.ObjectId;
  template: string;
  subjectType: string | null;
  subjectId: string | null;
  status: z.infer<typeof mailSettledPayload>['status'];
}

/** Tells the domain of a mail's record, if its state depends on the mail. */
export function announceSettled(
  tx: Tx,
  { _id, template, subjectType, subjectId, status }: Settled,
): void {
  if (!subjectId || !subjectType || !followed.has(subjectType)) return;
  emit(tx, mailSettled, { mailId: _id.toHexString(), template, subjectId, status });
}
