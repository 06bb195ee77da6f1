import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { IndexRebuildModel } from './rebuild/index-rebuild.model.ts';
import { createSavedSearch } from './saved/saved-search.fixtures.ts';
import type { SavedSearch } from './saved/saved-search.model.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';

let names = 1;
const freshName = (): string => `React without zzz ${names++}`;

/** On the caller's own search; those of the colleague are hidden. */
function onSearch(body: (search: SavedSearch) => Record<string, unknown>): EndpointFixture {
  const callOn = (search: SavedSearch) => ({
    params: { id: search._id.toHexString() },
    body: body(search),
  });
  return {
    call: async (_world, caller) => callOn(await createSavedSearch(personOf(caller).user._id)),
    hidden: async ({ colleague }) => callOn(await createSavedSearch(colleague._id)),
  };
}

/** The search of the palette, the candidate search, and saved searches. */
export const searchFixtures: EndpointFixtures = {
  'search.find': { call: () => ({ query: { q: 'northwind' } }) },
  'peopleSearch.find': { call: () => ({ query: { q: 'react OR NOT zzz' } }) },
  'peopleSearch.whyNot': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      return { query: { q: 'react OR NOT zzz', candidateId: candidate._id.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { query: { q: 'react', candidateId: candidate._id.toHexString() } };
    },
  },
  'savedSearches.list': {
    call: async (_world, caller) => {
      await createSavedSearch(personOf(caller).user._id, { query: 'rate<=90' });
      return {};
    },
    hidden: 'nothing is hidden',
  },
  'savedSearches.create': {
    call: () => ({ body: { name: freshName(), query: 'react NOT zzz' } }),
    hidden: 'nothing is hidden',
  },
  'savedSearches.update': onSearch(({ version }) => ({
    version,
    changes: { name: freshName(), query: 'aws', alert: false },
  })),
  'savedSearches.delete': onSearch(({ version }) => ({ version })),
  'searchIndex.read': { call: () => ({}) },
  // One at a time: a second call in the walk may find the first one running.
  'searchIndex.rebuild': {
    call: async () => {
      await IndexRebuildModel.deleteMany({});
      return { body: { kind: 'company' } };
    },
    hidden: 'nothing is hidden',
  },
  'search.recent': {
    // Reveals nothing hidden: a record that its caller may not see is left out of the answer.
    call: async (world, caller) => {
      const hidden = await hiddenCandidateFor(world, caller);
      return {
        body: {
          items: [
            { kind: 'company', id: world.company._id.toHexString() },
            ...(hidden ? [{ kind: 'candidate', id: hidden._id.toHexString() }] : []),
          ],
        },
      };
    },
  },
};
