import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

export const teamFixtures: EndpointFixtures = {
  'team.list': { call: () => ({ query: { 'filter[kind]': 'staff' } }) },
};
