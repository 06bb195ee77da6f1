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
   * Up to 140 characters. `{name}` stands for the record of `subject` (candidates): readers who may
   * see it read its name, mails its number, others nothing at all. No 🔒 field, ever.
   */
  title: string;
  /** Up to 400 characters; shown in the product alone, never mailed. */
  body?: string | null;
  /** A path of the product. */
  link?: string | null;
  /** The record it is about; kept from those who cannot see it when they read. */
  subject?: { type: string; id: Types.ObjectId } | null;
  /** Notices of one group go into one while it is unread: the latest one's words, counted. */
  groupKey?: string | null;
  /**
   * What the group says and opens from two on; `{count}` stands for how many. With `{name}` all of
   * it is about the one record, else about several.
   */
  many?: { title: string; link: string | null } | null;
  /** How many things this notice stands for by itself; one unless said. */
  count?: number;
  /** `own`: a mail of its own goes out with the change, so that none is sent for the notice. */
  mail?: 'own' | undefined;
  /**
   * Sends a mail in words of its own in place of the plain one, to a reader who wants this topic at
   * once. `when` says that it waits for the end of their quiet hours.
   */
  letter?: ((reader: Recipient, when: { sendAt?: Date }) => Promise<unknown>) | undefined;
}

/** A group may still grow: its mail waits a little, and says it once. */
const growsFor = 2 * 60_000;

/**
 * Notifies people within the transaction of the change. Each is reached by their preferences; the
 * author of the change is left out, except for notifications about themselves (`system`,
 * `security`).
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

/** Each once; neither who acts nor, through another, who really sits there. */
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

/** As many characters as there is room for, the last of them an ellipsis where some are missing. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
