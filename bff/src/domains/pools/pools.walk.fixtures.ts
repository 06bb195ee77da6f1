import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

export const poolFixtures: EndpointFixtures = {
  'pools.list': { call: () => ({ query: { limit: '10' } }) },
};
