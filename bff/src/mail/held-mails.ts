import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../db/unit-of-work.ts';
import {
  EmailMessageModel,
  waitingMailStatuses,
  type EmailMessage,
} from './email-message.model.ts';
import { blankMails } from './forget-mails.ts';
import type { MailTemplateKey } from './templates/all-templates.ts';

/** The ten seconds shown to users, plus the time that a last-moment click needs to arrive. */
export const undoHold = (limits.undoSeconds + 5) * 1000;

interface About {
  type: string;
  id: Types.ObjectId;
}

/** Cancels mails that have not been sent; returns their number. */
export const cancelMails = (tx: Tx, ids: readonly Types.ObjectId[]): Promise<number> =>
  hold(tx, { _id: { $in: [...ids] } }, 'cancelled');

/** Cancels the unsent mails of these templates about a record; returns their number. */
export const cancelMailsAbout = (
  tx: Tx,
  subject: About,
  templates: readonly MailTemplateKey[],
): Promise<number> =>
  hold(tx, { ...about(subject), template: { $in: [...templates] } }, 'cancelled');

/** Permanently suppresses waiting mails to a record's person; returns their number. */
export const suppressMailsTo = (tx: Tx, subject: About, to: string): Promise<number> =>
  hold(tx, { ...about(subject), to, category: 'other' }, 'suppressed');

const about = ({ type, id }: About) => ({ subjectType: type, subjectId: id.toHexString() });

async function hold(
  { session }: Tx,
  which: object,
  status: Extract<EmailMessage['status'], 'cancelled' | 'suppressed'>,
): Promise<number> {
  const { modifiedCount } = await EmailMessageModel.updateMany(
    { ...which, status: { $in: [...waitingMailStatuses] } },
    { $set: { status } },
    { session },
  );
  return modifiedCount;
}

/** Blanks the text of mails about some records: sent mails are still counted, waiting ones stay. */
export async function eraseMailsAbout(
  tx: Tx,
  type: string,
  ids: readonly Types.ObjectId[],
): Promise<void> {
  const mails = await EmailMessageModel.distinct('_id', {
    subjectType: type,
    subjectId: { $in: ids.map((id) => id.toHexString()) },
  }).session(tx.session);
  await blankMails(tx, mails);
}

/** Returns the unsent mails of these templates about a record. */
export const waitingMailsAbout = (
  { session }: Tx,
  subject: About,
  templates: readonly MailTemplateKey[],
): Promise<EmailMessage[]> =>
  EmailMessageModel.find(
    {
      ...about(subject),
      template: { $in: [...templates] },
      status: { $in: [...waitingMailStatuses] },
    },
    null,
    { session },
  ).lean();
