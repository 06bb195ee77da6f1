import { topicDefaults, type NotificationTopic } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { UserModel } from '../../../identity/user.model.ts';
import {
  NotificationPreferenceModel,
  type NotificationPreference,
  type TopicChoice,
} from '../notification-preference.model.ts';

/** A possible recipient: the preferences for each topic, and the time zone. */
export interface Recipient {
  readonly userId: Types.ObjectId;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly quiet: NotificationPreference['quiet'];
  choice(topic: NotificationTopic): TopicChoice;
}

/** Returns those of these users with an active account, with their preferences; two queries. */
export async function findRecipients(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<Recipient[]> {
  if (ids.length === 0) return [];
  const users = await UserModel.find(
    { _id: { $in: [...ids] }, status: { $in: ['active', 'locked', 'pending_setup'] } },
    { email: 1, firstName: 1, preferredName: 1, timeZone: 1 },
    { session },
  ).lean();
  const chosen = await NotificationPreferenceModel.find(
    { _id: { $in: users.map(({ _id }) => _id) } },
    null,
    { session },
  ).lean();
  return users.map((user) => {
    const preference = chosen.find(({ _id }) => _id.equals(user._id));
    return {
      userId: user._id,
      email: user.email,
      firstName: user.preferredName || user.firstName,
      timeZone: user.timeZone ?? 'UTC',
      quiet: preference?.quiet ?? null,
      choice: (topic) => choiceOf(preference, topic),
    };
  });
}

/** Returns how a topic reaches a recipient; topics that cannot be switched off use the default. */
export function choiceOf(
  preference: Pick<NotificationPreference, 'topics'> | null | undefined,
  topic: NotificationTopic,
): TopicChoice {
  const { inApp, email, canSwitchOff } = topicDefaults[topic];
  return (canSwitchOff && preference?.topics[topic]) || { inApp, email };
}
