import { messageMachine, rejectionTemplates } from '@muster/contracts';
import type { Types } from 'mongoose';
import { z } from 'zod';
import type { Tx } from '../db/unit-of-work.ts';
import { emit } from './emit.ts';

/** Event: the result of a mail is known: sent, bounced, or never sent. */
export const mailSettled = 'mail.settled';

/**
 * Checks whether the state of a record depends on the delivery of this mail: an application depends
 * on all mails, a candidate only on those that end their applications.
 */
const isFollowed = ({ subjectType, template }: Pick<Settled, 'subjectType' | 'template'>) =>
  subjectType === 'application' ||
  (subjectType === 'candidate' && rejectionTemplates.some((one) => one === template));

export const mailSettledPayload = z.object({
  mailId: z.string(),
  template: z.string(),
  subjectId: z.string(),
  /** Events stored before this field existed are about applications. */
  subjectType: z.enum(['application', 'candidate']).default('application'),
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
export function announceSettled(tx: Tx, mail: Settled): void {
  const { _id, template, subjectType, subjectId, status } = mail;
  if (!subjectId || !isFollowed(mail)) return;
  emit(tx, mailSettled, { mailId: _id.toHexString(), template, subjectType, subjectId, status });
}
