import {
  notificationTopics,
  topicAudience,
  topicDefaults,
  type BodyOf,
  type notificationEndpoints,
  type NotificationPreferences,
  type NotificationTopic,
} from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import {
  NotificationPreferenceModel,
  type NotificationPreference,
} from '../notification-preference.model.ts';
import { choiceOf } from './recipients.ts';
import { repeatWhereTaken } from './worth-repeating.ts';

export const readPreferences: Service<typeof notificationEndpoints.preferences> = async ({
  actor,
}) => show(actor, await NotificationPreferenceModel.findById(actor.userId).lean());

export const updatePreferences: Service<typeof notificationEndpoints.updatePreferences> = async (
  ctx,
  { body },
) => {
  const { actor } = ctx;
  check(actor, body);
  return transact(ctx, async ({ session, at }) => {
    const after = await repeatWhereTaken(() =>
      NotificationPreferenceModel.findOneAndUpdate(
        { _id: actor.userId },
        {
          $set: {
            ...Object.fromEntries(
              body.topics.map(({ topic, inApp, email }) => [`topics.${topic}`, { inApp, email }]),
            ),
            quiet: body.quiet,
            updatedAt: at,
          },
        },
        { upsert: true, returnDocument: 'after', session },
      ).lean(),
    );
    return show(actor, after);
  });
};

/** Topics only for candidates who work for a client. */
const ofWork: ReadonlySet<NotificationTopic> = new Set(['timesheet', 'evaluation']);

const isMetAs =
  ({ audience, role }: Actor) =>
  (topic: NotificationTopic): boolean =>
    (topicAudience[topic] === null || topicAudience[topic] === audience) &&
    !(role === 'candidate' && ofWork.has(topic));

const show = (
  actor: Actor,
  preference: NotificationPreference | null,
): NotificationPreferences => ({
  topics: notificationTopics
    .filter(isMetAs(actor))
    .map((topic) => ({ topic, ...choiceOf(preference, topic) })),
  quiet: preference?.quiet ?? null,
});

/** @throws AppError VALIDATION_FAILED for an unavailable choice */
function check(
  actor: Actor,
  { topics, quiet }: BodyOf<typeof notificationEndpoints.updatePreferences>,
): void {
  const isMet = isMetAs(actor);
  for (const [i, { topic, inApp, email }] of topics.entries()) {
    if (!isMet(topic)) throw invalidField(`topics[${i}].topic`, 'INVALID_OPTION');
    if (topics.findIndex((other) => other.topic === topic) < i)
      throw invalidField(`topics[${i}].topic`, 'NOT_UNIQUE');
    const fixed = topicDefaults[topic];
    if (fixed.canSwitchOff) continue;
    if (inApp !== fixed.inApp) throw invalidField(`topics[${i}].inApp`, 'NOT_ALLOWED');
    if (email !== fixed.email) throw invalidField(`topics[${i}].email`, 'NOT_ALLOWED');
  }
  // Quiet hours of a whole day would be permanent silence.
  if (quiet && quiet.from === quiet.to) throw invalidField('quiet.to', 'DATE_ORDER');
}
