import { Types } from 'mongoose';
import { emit } from '../outbox/emit.ts';
import type { Tx } from '../db/unit-of-work.ts';
import type { CalendarInvite } from './calendar-invite.ts';
import { EmailMessageModel } from './email-message.model.ts';
import { mailQueued } from './mail-queued.ts';
import {
  mailTemplates,
  type MailTemplateKey,
  type MailVariables,
} from './templates/all-templates.ts';

export { mailQueued };

interface Mail<K extends MailTemplateKey> {
  template: K;
  to: string;
  variables: MailVariables<K>;
  /** The account that the mail is for; needed to create its link. */
  userId?: Types.ObjectId | null;
  /** The record that the mail is about. */
  subject?: { type: string; id: Types.ObjectId };
  /** The client concerned: its reader may work for several. */
  companyId?: Types.ObjectId | null;
  /** The record that its link opens, if that is not the record it is about. */
  opens?: { type: string; id: Types.ObjectId };
  /** The user template that its author started from. */
  templateId?: Types.ObjectId | null;
  /** The mail waits until then and can be cancelled. */
  sendAt?: Date;
  /** The reply address, if it is not the agency’s. */
  replyTo?: string;
  /** An attached meeting for the reader's calendar. */
  calendar?: CalendarInvite;
}

/** Queues a mail with the change that requests it; it is written and sent after the commit. */
export async function sendMail<K extends MailTemplateKey>(
  tx: Tx,
  { template, to, variables, userId = null, subject, sendAt, ...more }: Mail<K>,
): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  const { opens, replyTo, calendar, templateId, companyId } = more;
  await EmailMessageModel.insertMany(
    [
      {
        _id,
        template,
        templateId: templateId ?? null,
        category: mailTemplates[template].category,
        variables,
        userId,
        to: [to],
        replyTo: replyTo ?? null,
        status: sendAt ? 'scheduled' : 'queued',
        scheduledFor: sendAt ?? null,
        subjectType: subject?.type ?? null,
        subjectId: subject?.id.toHexString() ?? null,
        companyId: companyId ?? null,
        opens: opens ? { type: opens.type, id: opens.id.toHexString() } : null,
        sentByUserId: tx.userId,
        threadKey: _id.toHexString(),
        calendar: calendar ?? null,
        waitsFor: sendAt ? 'sender' : null,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  emit(tx, mailQueued, { mailId: _id.toHexString() }, { ...(sendAt && { notBefore: sendAt }) });
  return _id;
}
