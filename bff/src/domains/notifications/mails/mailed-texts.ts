import type { ClientSession, Types } from 'mongoose';
import { createActor, type Actor } from '../../../auth/actor.ts';
import { effectiveRoles } from '../../../auth/effective-roles.ts';
import { liveAssignments } from '../../../identity/role-assignments.ts';
import { readTexts, type NoticeText } from '../inbox/notice-text.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';

/** Where a person chooses what reaches them by mail. */
export const preferencesPath = '/?account=notifications';

export interface MailedMessage extends NoticeText {
  readonly topic: NotificationRecord['topic'];
  readonly path: string;
}

/**
 * Messages as a mail may tell them: records by their number, and only those that the person can
 * open now, in any of the roles in which the message is read.
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
    // A user who lost the role meanwhile does not get its notifications any more.
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
 * Takes messages for a mail: of two that take one at once the later runs again and finds it taken.
 * One that is shown nowhere else is done with; the next of its group begins anew.
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
