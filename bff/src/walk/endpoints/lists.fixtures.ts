import type { EndpointFixtures } from '../endpoint-fixture.fixtures.ts';

/** First reads of the areas that are still small, and the skills catalogue. */
export const listFixtures: EndpointFixtures = {
  'companies.list': { call: () => ({ query: { sort: '-createdAt' } }) },
  'jobs.list': { call: () => ({ query: { 'filter[status]': 'open' } }) },
  'jobs.forClient': { call: () => ({}) },
  'pools.list': { call: () => ({ query: { limit: '10' } }) },
  'team.list': { call: () => ({ query: { 'filter[kind]': 'staff' } }) },
  'skills.search': { call: () => ({ query: { q: 'type' } }) },
  'skills.map': { call: () => ({ body: { text: 'ts, go, basket weaving' } }) },
  'skills.propose': {
    call: (_world, { name }) => ({
      body: { name: `Skill of ${name} ${proposals++}`, category: 'tool' },
    }),
  },
};

let proposals = 1;
