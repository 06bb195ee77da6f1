import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

const params = { collection: 'companies' };

/** What is shown of a collection is the same for all who may look. */
export const dataBrowserFixtures: EndpointFixtures = {
  'dataBrowser.overview': { call: () => ({}) },
  'dataBrowser.collection': { call: () => ({ params }), hidden: 'nothing is hidden' },
  'dataBrowser.rows': { call: () => ({ params }), hidden: 'nothing is hidden' },
};
