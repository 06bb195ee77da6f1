import { topicDefaults } from '@muster/contracts';
import { createNotification } from './notification.fixtures.ts';
import type { NotificationRecord } from './notification.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';

/** On the caller's own notification, beside another user's, which must not change. */
const onMessage = (changes: () => Partial<NotificationRecord> = () => ({})): EndpointFixture => ({
  call: async ({ colleague }, caller) => {
    const own = await createNotification(personOf(caller).user._id, changes());
    const foreign = await createNotification(colleague._id, changes());
    return { body: { ids: [own._id.toHexString(), foreign._id.toHexString()] } };
  },
});

export const notificationFixtures: EndpointFixtures = {
  'notifications.list': {
    call: async (world, caller) => {
      const { user } = personOf(caller);
      await createNotification(user._id);
      const hidden = await hiddenCandidateFor(world, caller);
      if (hidden)
        await createNotification(user._id, {
          topic: 'mention',
          title: 'You were mentioned in a note on {name}',
          subjectType: 'candidate',
          subjectId: hidden._id,
        });
      return { query: { folder: 'all' } };
    },
  },
  'notifications.unread': { call: () => ({}) },
  'notifications.markRead': onMessage(),
  'notifications.markUnread': onMessage(() => ({ readAt: new Date() })),
  'notifications.archive': onMessage(),
  'notifications.unarchive': onMessage(() => ({ readAt: new Date(), archivedAt: new Date() })),
  'notifications.preferences': { call: () => ({}) },
  'notifications.updatePreferences': {
    call: () => ({
      body: {
        topics: [
          {
            topic: 'security',
            inApp: topicDefaults.security.inApp,
            email: topicDefaults.security.email,
          },
          { topic: 'system', inApp: true, email: 'daily_digest' },
        ],
        quiet: { from: '20:00', to: '07:30' },
      },
    }),
  },
  'notifications.stream': { call: () => ({}) },
};
