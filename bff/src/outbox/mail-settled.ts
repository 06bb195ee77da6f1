import { messageMachine } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** It is known what became of a mail: it left, came back, or never went out. */
export const mailSettled = 'mail.settled';

/** The records whose state hangs on whether their mails arrived. */
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

/** Tells the domain of the record that a mail is about, where that goes by it. */
export function announceSettled(
  tx: Tx,
  { _id, template, subjectType, subjectId, status }: Settled,
): void {
  if (!subjectId || !subjectType || !followed.has(subjectType)) return;
  emit(tx, mailSettled, { mailId: _id.toHexString(), template, subjectId, status });
}
