import { createHash } from 'node:crypto';
import { limits, normaliseEmail } from '@muster/contracts';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { wellFormed } from '../reading/well-formed.ts';
import { ReceivedMailModel } from '../received-mail.model.ts';

/** The server's data about a mail without its content. */
export interface Envelope {
  messageId: string | null;
  fromName: string;
  fromAddress: string;
  subject: string;
  /** Identifies the mail in its mailbox. */
  place: string;
}

const clean = (text: string, max: number): string =>
  [...wellFormed(text).replace(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, ' ')]
    .slice(0, max)
    .join('')
    .trim();

/** Lists a mail that could not be read, so that a user looks for it in the mailbox. */
export async function noteUnreadable(envelope: Envelope, now = new Date()): Promise<void> {
  const { place, messageId } = envelope;
  const fromAddress = normaliseEmail(clean(envelope.fromAddress, 254));
  const name = messageId === null ? place : `${messageId}\n${fromAddress}`;
  const key = createHash('sha256').update(name).digest('hex');
  const _id = new Types.ObjectId();
  await transact(systemContext(`inbox:${key.slice(0, 16)}`), async ({ session }) => {
    const row = {
      _id,
      key,
      fromAddress,
      fromName: clean(envelope.fromName, 120),
      messageId,
      subject: clean(envelope.subject, limits.mail.subject),
      text: '',
      isUnreadable: true,
      receivedAt: now,
      threadKey: _id.toHexString(),
    };
    await ReceivedMailModel.create([row], { session });
  }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
