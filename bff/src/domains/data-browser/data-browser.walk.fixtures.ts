import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';

const params = { collection: 'companies' };

/** All permitted readers see the same data of a collection. */
export const dataBrowserFixtures: EndpointFixtures = {
  'dataBrowser.overview': { call: () => ({}) },
  'dataBrowser.collection': { call: () => ({ params }), hidden: 'nothing is hidden' },
  'dataBrowser.rows': { call: () => ({ params }), hidden: 'nothing is hidden' },
};
