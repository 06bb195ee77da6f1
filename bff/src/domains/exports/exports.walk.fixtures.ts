import { createExportRecord, createReadyExport } from './export.fixtures.ts';
import type { ExportRecord } from './export.model.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';

const about = ({ _id }: ExportRecord) => ({ params: { id: _id.toHexString() } });

/**
 * Fixture for own exports, which everybody who may export can reach; others' are hidden from all.
 */
const own = (make: typeof createReadyExport, body?: object): EndpointFixture => ({
  call: async (_world, caller) => ({ ...about(await make(personOf(caller))), ...body }),
  hidden: async ({ test }) => ({ ...about(await make(await signInAs(test, 'owner'))), ...body }),
});

export const exportFixtures: EndpointFixtures = {
  'exports.create': { call: () => ({ body: { list: 'candidates', columns: ['number', 'name'] } }) },
  'exports.list': { call: () => ({}) },
  'exports.read': own(createReadyExport),
  'exports.cancel': own(createExportRecord, { body: {} }),
  'exports.remove': own(createReadyExport),
  'exports.download': own(createReadyExport),
};
