import { limits, topicAudience, type NotificationTopic } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { emit } from '../../../outbox/emit.ts';
import { addToGroup } from '../inbox/group-notice.ts';
import { notificationCreated, notificationMailDue } from '../notification.events.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { quietUntil } from '../mails/quiet-hours.ts';
import { findRecipients, type Recipient } from '../inbox/recipients.ts';

/** The content of a notification. */
export interface Notice {
  topic: NotificationTopic;
  userIds: readonly Types.ObjectId[];
  /**
   * Up to 140 characters. `{name}` stands for the record of `subject` (candidates): readers with
   * permission see its name, mails its number, others nothing at all. No 🔒 field, ever.
   */
  title: string;
  /** Up to 400 characters; shown only in the app, never mailed. */
  body?: string | null;
  /** A path in the app. */
  link?: string | null;
  /** Its record; hidden from readers who cannot see that record when they read. */
  subject?: { type: string; id: Types.ObjectId } | null;
  /** Unread notices of one group are merged: the latest text, with a count. */
  groupKey?: string | null;
  /**
   * Text and link of a group of two or more; `{count}` stands for the number. With `{name}` all of
   * it is about the one record, otherwise about several.
   */
  many?: { title: string; link: string | null } | null;
  /** Number of things that this notice stands for; one by default. */
  count?: number;
  /** `own`: the change sends its own mail, so that none is sent for the notice. */
  mail?: 'own' | undefined;
  /**
   * Sends a specific mail instead of the plain one, to a reader who wants this topic at once.
   * `when` delays it until the end of their quiet hours.
   */
  letter?: ((reader: Recipient, when: { sendAt?: Date }) => Promise<unknown>) | undefined;
}

/** Delay of a mail for a group that may still grow, so that it is sent once. */
const growsFor = 2 * 60_000;

/**
 * Notifies users within the transaction of the change, according to their preferences. The author
 * of the change is left out, except for notifications about themselves (`system`, `security`).
 */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const recipients = await findRecipients(recipientsOf(tx, notice), tx.session);
  for (const recipient of recipients) await tell(tx, notice, recipient);
}

async function tell(tx: Tx, notice: Notice, recipient: Recipient): Promise<void> {
  const choice = recipient.choice(notice.topic);
  const letter = choice.email === 'instant' ? notice.letter : undefined;
  if (letter) {
    const sendAt = quietUntil(tx.at, recipient);
    await letter(recipient, sendAt ? { sendAt } : {});
  }
  const mail = letter || notice.mail === 'own' ? 'off' : choice.email;
  if (!choice.inApp && mail === 'off') return;
  const { groupKey = null } = notice;
  const record = recordOf(tx, notice, recipient.userId, { inApp: choice.inApp, mail });
  const id = groupKey === null ? await addAlone(tx, record) : await addToGroup(tx, record);
  if (choice.inApp)
    emit(tx, notificationCreated, {
      userId: recipient.userId,
      id,
      topic: notice.topic,
      audience: record.audience,
    });
  if (mail !== 'instant') return;
  const earliest = new Date(tx.at.getTime() + (groupKey === null ? 0 : growsFor));
  const notBefore = quietUntil(earliest, recipient) ?? earliest;
  emit(tx, notificationMailDue, { id }, { notBefore });
}

async function addAlone(tx: Tx, record: NotificationRecord): Promise<Types.ObjectId> {
  await NotificationModel.insertMany([record], { session: tx.session });
  return record._id;
}

/** Each user once; without the actor and, during impersonation, the real user. */
function recipientsOf({ userId, ctx }: Tx, { topic, userIds }: Notice): Types.ObjectId[] {
  const behind = ctx.session?.impersonation?.realUser._id;
  const concernsOneself = topic === 'system' || topic === 'security';
  const all = new Map(userIds.map((id) => [id.toHexString(), id]));
  if (!concernsOneself) for (const id of [userId, behind]) if (id) all.delete(id.toHexString());
  return [...all.values()];
}

const recordOf = (
  { at }: Tx,
  { topic, title, body, link, subject, groupKey, many, count }: Notice,
  userId: Types.ObjectId,
  reach: Pick<NotificationRecord, 'inApp' | 'mail'>,
): NotificationRecord => ({
  _id: new Types.ObjectId(),
  userId,
  topic,
  audience: topicAudience[topic],
  title: cut(title, limits.notification.title),
  body: body ? cut(body, limits.notification.body) : null,
  link: link ?? null,
  many: many ?? null,
  subjectType: subject?.type ?? null,
  subjectId: subject?.id ?? null,
  openGroup: groupKey ?? null,
  count: count ?? 1,
  ...reach,
  mailedAt: null,
  at,
  readAt: null,
  archivedAt: null,
});

/** Cuts a text to a length; the last character is an ellipsis if some are missing. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
