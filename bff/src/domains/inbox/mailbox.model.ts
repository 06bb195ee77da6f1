import { Schema, model } from 'mongoose';

/** How far a mailbox was read. */
export interface Mailbox {
  /** A digest of its address, without its password. */
  _id: string;
  /** Another one says that the mailbox was made anew and counts from the beginning. */
  uidValidity: string;
  lastUid: number;
  /** The mail that was begun last, and how often: one that ends the process is not begun for ever. */
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
