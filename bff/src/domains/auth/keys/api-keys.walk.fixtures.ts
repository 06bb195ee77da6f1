import { signInAs } from '../../../testing/sign-in.ts';
import type { EndpointFixtures } from '../../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../../walk/records.fixtures.ts';
import { createApiKey } from './api-key.fixtures.ts';

export const apiKeyFixtures: EndpointFixtures = {
  'apiKeys.list': { call: () => ({}) },
  'apiKeys.create': {
    call: () => ({
      body: { name: 'Nightly report', access: 'read', permissions: null, days: '7' },
    }),
  },
  'apiKeys.end': {
    call: async (_world, caller) => {
      const { key } = await createApiKey(personOf(caller));
      return { params: { id: key._id.toHexString() } };
    },
    hidden: async (world) => {
      const { key } = await createApiKey(await signInAs(world.test, 'recruiter'));
      return { params: { id: key._id.toHexString() } };
    },
  },
};
