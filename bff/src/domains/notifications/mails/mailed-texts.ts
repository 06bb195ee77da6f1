import type { ClientSession, Types } from 'mongoose';
import { createActor, type Actor } from '../../../auth/actor.ts';
import { effectiveRoles } from '../../../auth/effective-roles.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { readTexts, type NoticeText } from '../inbox/notice-text.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';

/** The page with a user's mail preferences. */
export const preferencesPath = '/?account=notifications';

export interface MailedMessage extends NoticeText {
  readonly topic: NotificationRecord['topic'];
  readonly path: string;
}

/**
 * Returns notifications as a mail may contain them: records by number, and only those that the user
 * can open now, in any of the roles in which the notification is shown.
 */
export async function mailedTexts(
  userId: Types.ObjectId,
  messages: readonly NotificationRecord[],
  session: ClientSession,
): Promise<MailedMessage[]> {
  const actors = await actorsOf(userId, session);
  const mailed: MailedMessage[] = [];
  for (const audience of new Set(messages.map((message) => message.audience))) {
    const readers = actors.filter((actor) => audience === null || actor.audience === audience);
    // A user who lost the role meanwhile no longer gets its notifications.
    if (readers.length === 0) continue;
    const those = messages.filter((message) => message.audience === audience);
    const textOf = await readTexts(readers, those, 'number');
    for (const message of those) {
      const text = textOf(message);
      if (text) mailed.push({ ...text, topic: message.topic, path: text.link ?? '/' });
    }
  }
  return mailed;
}

async function actorsOf(userId: Types.ObjectId, session: ClientSession): Promise<Actor[]> {
  const assignments = await liveAssignments([userId], session);
  const roleOf = await effectiveRoles(assignments);
  return assignments.map((assignment) =>
    createActor({
      userId,
      assignmentId: assignment._id,
      role: roleOf(assignment),
      companyId: assignment.companyId,
      candidateId: assignment.candidateId,
    }),
  );
}

/**
 * Marks notifications as mailed: if two processes take one at once, the later retries and finds it
 * marked. A mail-only notification is finished; the next of its group starts anew.
 */
export async function markMailed(
  messages: readonly Pick<NotificationRecord, '_id'>[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const those = { _id: { $in: messages.map(({ _id }) => _id) } };
  await NotificationModel.updateMany(those, { $set: { mailedAt: at } }, { session });
  await NotificationModel.updateMany(
    { ...those, inApp: false },
    { $set: { openGroup: null } },
    { session },
  );
}
