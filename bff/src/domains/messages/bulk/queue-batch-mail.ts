import { limits, minuteMs, withoutPromises, type MailHours } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { StaffMember } from '../../../identity/people/people.ts';
import type { User } from '../../../identity/user.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { undoHold } from '../../../mail/held-mails.ts';
import { mailQueued } from '../../../mail/mail-queued.ts';
import { emit } from '../../../outbox/emit.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { trackPromises } from '../../promises/api/track-promises.ts';
import { planMail } from '../api/mail-plan.ts';
import { signed } from '../signature.ts';
import type { MessageBatch } from './message-batch.model.ts';

/** Data of a batch's mail, besides its reader. */
interface BatchMail {
  batch: MessageBatch;
  filled: { subject: string; text: string };
  author: StaffMember;
  hours: MailHours | null;
  signature: Pick<User, 'mailSignature'>;
  cc: readonly string[];
}

/**
 * Queues the mail of a batch to one candidate: in its turn, and during its reader's day. Returns
 * its id.
 */
export async function queueBatchMail(
  tx: Tx,
  candidate: Candidate,
  { batch, filled, author, hours, signature, cc }: BatchMail,
): Promise<string> {
  const _id = new Types.ObjectId();
  const { email } = candidate;
  if (email === null) throw new AppError('NO_RECIPIENTS');
  const wanted = batch.sendAt && batch.sendAt > tx.at ? batch.sendAt : tx.at;
  const plan = planMail(wanted, wanted > tx.at, candidate.timeZone, hours);
  const inTurn = Math.floor((batch.written - 1) / limits.mail.bulkPerMinute) * minuteMs;
  const notBefore = new Date(Math.max(plan.at.getTime(), tx.at.getTime() + undoHold) + inTurn);
  await EmailMessageModel.create(
    [
      {
        _id,
        template: 'message',
        category: 'other',
        batchId: batch._id,
        templateId: batch.templateId,
        subject: filled.subject,
        text: filled.text,
        variables: {
          subject: filled.subject,
          body: signed(withoutPromises(filled.text), signature),
        },
        to: [email],
        // A recipient gets no additional copy.
        cc: cc.filter((address) => address !== email),
        fileIds: batch.fileIds ?? [],
        replyTo: author.email,
        sender: batch.sender ?? null,
        senderName: batch.senderName ?? null,
        repliesTo: batch.repliesTo ?? 'record',
        subjectType: 'candidate',
        subjectId: candidate._id.toHexString(),
        status: plan.isPlanned ? 'scheduled' : 'queued',
        scheduledFor: plan.isPlanned ? notBefore : null,
        recipientZone: candidate.timeZone,
        waitsFor: plan.waitsFor,
        undoUntil: new Date(tx.at.getTime() + limits.undoSeconds * 1000),
        threadKey: _id.toHexString(),
        sentByUserId: author.id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  await trackPromises(tx, {
    source: 'mail',
    sourceId: _id,
    text: filled.text,
    subject: { type: 'candidate', _id: candidate._id },
  });
  emit(tx, mailQueued, { mailId: _id.toHexString() }, { notBefore });
  return _id.toHexString();
}
