import {
  messageActions,
  messageMachine,
  canTransition,
  type MailFile,
  type Message,
} from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { shownMailFiles } from '../attachments/api/mail-files.ts';
import { shownUploads } from '../files/api/mail-uploads.ts';
import { findPeople } from '../../identity/people/people.ts';
import { reaches } from './messages.policy.ts';

/** Returns mails as staff read them. */
export async function showMessages(
  actor: Actor,
  mails: readonly EmailMessage[],
  session: ClientSession | null = null,
): Promise<Message[]> {
  const people = await findPeople(
    mails.map(({ sentByUserId }) => sentByUserId),
    session,
  );
  const answered = await answeredIds(mails, session);
  const files = await shownMailFiles(
    actor,
    mails.flatMap(({ attachmentIds }) => attachmentIds ?? []),
    session,
  );
  const brought = await shownUploads(
    mails.flatMap(({ fileIds }) => fileIds ?? []),
    session,
  );
  return mails.map((mail) => ({
    id: mail._id.toHexString(),
    status: mail.status,
    subjectType: mail.subjectType,
    subjectId: mail.subjectId,
    template: mail.template,
    to: mail.to,
    recipientIds: (mail.recipientIds ?? []).map((id) => id.toHexString()),
    applicationId: mail.applicationId?.toHexString() ?? null,
    cc: mail.cc ?? [],
    sender: mail.sender ?? null,
    repliesTo: mail.repliesTo ?? 'record',
    files: [
      ...shownFiles(mail.attachmentIds, files, false),
      ...shownFiles(mail.fileIds, brought, true),
    ],
    subject: mail.subject,
    text: mail.text,
    replyToId: (mail.inReplyTo && answered.get(mail.inReplyTo)) ?? null,
    threadKey: mail.threadKey ?? mail._id.toHexString(),
    createdAt: mail.createdAt.toISOString(),
    createdBy: people.ref(mail.sentByUserId),
    isPrivate: mail.isPrivate ?? false,
    undoUntil: mail.undoUntil?.toISOString() ?? null,
    scheduledFor: mail.scheduledFor?.toISOString() ?? null,
    recipientZone: mail.recipientZone,
    waitsFor: mail.waitsFor,
    isUrgent: Boolean(mail.urgentReason),
    sentAt: mail.sentAt?.toISOString() ?? null,
    attempts: mail.attempts,
    problem: mail.problem,
    version: mail.version,
    allowedActions: messageActions.filter((action) => isAllowed(actor, mail, action)),
  }));
}

/** Returns one mail as staff read it. */
export async function showMessage(
  actor: Actor,
  mail: EmailMessage,
  session: ClientSession | null = null,
): Promise<Message> {
  const [shown] = await showMessages(actor, [mail], session);
  if (!shown) throw new Error('A mail that cannot be shown');
  return shown;
}

type Known = ReadonlyMap<string, Omit<MailFile, 'isBrought'>>;

const shownFiles = (ids: EmailMessage['fileIds'], known: Known, isBrought: boolean): MailFile[] =>
  (ids ?? []).flatMap((id) => {
    const file = known.get(id.toHexString());
    return file ? { ...file, isBrought } : [];
  });

function isAllowed(actor: Actor, mail: EmailMessage, action: (typeof messageActions)[number]) {
  const verb = action === 'edit' ? 'send' : action;
  const permission = action === 'retry' ? 'message.retry' : 'message.cancel';
  return reaches(actor, permission, mail) && canTransition(messageMachine, mail.status, verb);
}

async function answeredIds(mails: readonly EmailMessage[], session: ClientSession | null) {
  const messageIds = mails.flatMap(({ inReplyTo }) => inReplyTo ?? []);
  if (messageIds.length === 0) return new Map<string, string>();
  const earlier = await EmailMessageModel.find(
    { messageId: { $in: messageIds } },
    { messageId: 1 },
    { session },
  ).lean();
  return new Map(earlier.map(({ _id, messageId }) => [messageId ?? '', _id.toHexString()]));
}
