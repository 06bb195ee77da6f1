import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor } from '../../walk/records.fixtures.ts';

export const candidateAccountFixtures: EndpointFixtures = {
  'candidateAccounts.list': {
    call: () => ({ query: { sort: '-createdAt', 'filter[account]': 'none' } }),
  },
  'candidateAccounts.invite': {
    call: async (world, caller) => ({
      body: {
        ids: [(await candidateFor(world, caller, 'user.inviteCandidates'))._id.toHexString()],
      },
    }),
  },
};
