import { systemContext, transact } from '../db/unit-of-work.ts';
import { workHolder } from '../jobs/held-work.ts';
import { emit } from '../outbox/emit.ts';
import { announceSettled } from '../outbox/mail-settled.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import { mailQueued } from './mail-queued.ts';
import { suppressAddress } from './suppressions.ts';

/** Longer than a server may take to answer; the hold is renewed while its process works on it. */
export const leaseMs = 120_000;

/** Holds mails being sent, so that each has one process. */
export const mailWork = workHolder(EmailMessageModel, leaseMs);

const context = ({ _id }: EmailMessage) => systemContext(`mail:${_id.toHexString()}`);

/**
 * Settles a mail. An address that does not exist goes on the suppression list in the same change.
 */
export async function settleMail(mail: EmailMessage, set: Partial<EmailMessage>): Promise<void> {
  await transact(context(mail), async (tx) => {
    const settled = await mailWork.settle(mail, { $set: { waitsFor: null, ...set } }, tx.session);
    if (settled) announceSettled(tx, settled);
    if (settled?.status !== 'bounced') return;
    for (const email of mail.to) await suppressAddress(tx, email, 'bounced');
  });
}

/** Postpones a mail until its recipient may be written to; this does not count as a try. */
export async function waitUntil(
  mail: EmailMessage,
  { at, zone }: { at: Date; zone: string },
): Promise<void> {
  await transact(context(mail), async (tx) => {
    const set = { status: 'scheduled', scheduledFor: at, waitsFor: 'quiet_hours' } as const;
    const update = { $set: { ...set, recipientZone: zone }, $inc: { attempts: -1 } };
    if (await mailWork.settle(mail, update, tx.session))
      emit(tx, mailQueued, { mailId: mail._id.toHexString() }, { notBefore: at });
  });
}
