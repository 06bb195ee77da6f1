import { Schema, model } from 'mongoose';

/** The reading progress of a mailbox. */
export interface Mailbox {
  /** A digest of its address, without its password. */
  _id: string;
  /** Another value means that the mailbox was recreated and counts from the beginning. */
  uidValidity: string;
  lastUid: number;
  /**
   * The last attempted mail and the number of attempts: one that crashes the process is not retried
   * forever.
   */
  tryingUid: number;
  tries: number;
}

const mailboxSchema = new Schema<Mailbox>(
  {
    _id: { type: String, required: true },
    uidValidity: { type: String, required: true },
    lastUid: { type: Number, required: true },
    tryingUid: { type: Number, default: 0 },
    tries: { type: Number, default: 0 },
  },
  { versionKey: false },
);

export const MailboxModel = model<Mailbox>('Mailbox', mailboxSchema, 'mailboxes');
