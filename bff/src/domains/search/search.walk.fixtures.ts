import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { IndexRebuildModel } from './rebuild/index-rebuild.model.ts';
import { hiddenCandidateFor } from '../../walk/records.fixtures.ts';

/** The search of the palette. */
export const searchFixtures: EndpointFixtures = {
  'search.find': { call: () => ({ query: { q: 'northwind' } }) },
  'peopleSearch.find': { call: () => ({ query: { q: 'react OR NOT zzz' } }) },
  'searchIndex.read': { call: () => ({}) },
  // One at a time: a second call in the walk may find the first under way.
  'searchIndex.rebuild': {
    call: async () => {
      await IndexRebuildModel.deleteMany({});
      return { body: { kind: 'company' } };
    },
    hidden: 'nothing is hidden',
  },
  'search.recent': {
    // Names nothing hidden: a record that its caller may not see is left out of the answer.
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
