import { EmailMessageModel } from '../../mail/email-message.model.ts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

export const platformFixtures: EndpointFixtures = {
  'platform.health': { call: () => ({}) },
  'platform.ready': { call: () => ({}) },
  'platform.remotes': { call: () => ({}) },
  'reads.batch': {
    call: () => ({
      body: { reads: [{ path: '/me/notifications/unread', requestId: 'walk-read-1' }] },
    }),
  },
  'mailbox.list': { call: () => ({ query: { limit: '5' } }) },
  'mailbox.read': {
    call: async () => {
      const mail = await EmailMessageModel.findOne().lean();
      if (!mail) throw new Error('No mail was written before the walk');
      return { params: { id: mail._id.toHexString() } };
    },
    hidden: 'nothing is hidden',
  },
};
