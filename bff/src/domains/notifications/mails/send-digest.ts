import { limits, type LinkGroups, type NotificationTopic } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { mailedTexts, markMailed, preferencesPath, type MailedMessage } from './mailed-texts.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { waiting } from '../inbox/own-notifications.ts';
import type { Recipient } from '../inbox/recipients.ts';

/** Filter for notifications that wait for a daily mail. */
export const undigested = {
  mail: 'daily_digest',
  mailedAt: null,
  ...waiting,
} as const satisfies QueryFilter<NotificationRecord>;

/**
 * Mails unread notifications from before this morning that were not mailed yet, if there are any.
 * Each is mailed once, also with concurrent processes, and each morning has one mail.
 */
export async function sendDigest(recipient: Recipient, morning: Date): Promise<boolean> {
  const { userId, email, firstName } = recipient;
  return transact(systemContext(`digest:${userId.toHexString()}`), async (tx) => {
    const { session, at } = tx;
    const ofPerson = { userId, mail: 'daily_digest' } as const;
    const messages = await NotificationModel.find(
      { ...undigested, userId, at: { $lt: morning } },
      null,
      { session },
    )
      .sort({ at: -1, _id: -1 })
      .lean();
    if (messages.length === 0) return false;
    const sentAlready = await NotificationModel.exists({
      ...ofPerson,
      mailedAt: { $gte: morning },
    }).session(session);
    if (sentAlready) return false;
    await markMailed(messages, at, session);
    const wanted = messages.filter(({ topic }) => recipient.choice(topic).email !== 'off');
    const texts = await mailedTexts(userId, wanted, session);
    if (texts.length === 0) return false;
    const shown = texts.slice(0, limits.notification.digest);
    await sendMail(tx, {
      template: 'daily_digest',
      to: email,
      userId,
      variables: {
        firstName,
        groups: JSON.stringify(grouped(shown)),
        count: String(texts.length),
        more: String(texts.length - shown.length),
        preferencesPath,
      },
    });
    return true;
  });
}

const headings: Readonly<Record<NotificationTopic, string>> = {
  mention: 'Mentions',
  assignment: 'Given to you',
  task_due: 'Tasks that are due',
  application_stage: 'Applications',
  submission_seen: 'Submissions that clients opened',
  client_decision: 'Decisions of clients',
  screening_submitted: 'Screening forms',
  vetting: 'Vetting decisions',
  interview: 'Interviews arranged',
  interview_reminder: 'Interviews ahead',
  feedback_due: 'Scorecards that are missing',
  job: 'Jobs',
  placement: 'Placements',
  rate_changed: 'Rates that change',
  timesheet: 'Timesheets',
  evaluation: 'Evaluations',
  document: 'Documents and legal identities',
  candidate_proposed: 'Candidates proposed to you',
  client_ask: 'Answers to what you asked for',
  own_application: 'Your applications',
  message: 'Messages',
  approval: 'Decisions of two people',
  followed: 'Records that you follow',
  saved_search: 'Saved searches',
  system: 'Files and more',
  security: 'Your account',
};

const grouped = (messages: readonly MailedMessage[]): LinkGroups =>
  [...new Set(messages.map(({ topic }) => topic))].map((topic) => ({
    heading: headings[topic],
    items: messages
      .filter((message) => message.topic === topic)
      .map(({ title, path }) => ({ title, path })),
  }));
