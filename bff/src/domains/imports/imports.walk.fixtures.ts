import {
  createCheckedImport,
  createDoneImport,
  createImportRecord,
  smallCsv,
} from './import.fixtures.ts';
import { ImportModel, type ImportRecord } from './import.model.ts';
import { scanned } from '../files/file.fixtures.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';

const about = ({ _id }: ImportRecord) => ({ params: { id: _id.toHexString() } });

/**
 * Fixture for own imports, which everybody who may import can reach; others' are hidden from all.
 */
const own = (make: typeof createDoneImport, parts?: object): EndpointFixture => ({
  call: async (_world, caller) => {
    const person = personOf(caller);
    // An import begun by an earlier call would stay active, because nothing runs it here.
    await ImportModel.deleteMany({ userId: person.user._id, busy: true });
    return { ...about(await make(person)), ...parts };
  },
  hidden: async ({ test }) => ({ ...about(await make(await signInAs(test, 'owner'))), ...parts }),
});

const settings = {
  encoding: 'utf-8',
  delimiter: ',',
  mapping: ['firstName', 'lastName', 'email', 'country'],
};

/** Creates a user's uploaded file after its scan. */
const bring: EndpointFixture['call'] = async ({ test }, caller) => {
  const person = personOf(caller);
  const { id } = await scanned(test, person, 'people.csv', Buffer.from(smallCsv), {
    purpose: 'import',
  });
  return { body: { fileId: id } };
};

export const importFixtures: EndpointFixtures = {
  'imports.create': { call: bring },
  'imports.list': { call: () => ({}) },
  'imports.read': own(createDoneImport),
  'imports.preview': own(createDoneImport),
  'imports.check': own(createImportRecord, { body: settings }),
  'imports.run': own(createCheckedImport, { body: {} }),
  'imports.cancel': own(createImportRecord, { body: {} }),
  'imports.undo': own(createDoneImport, { body: {} }),
  'imports.remove': own(createDoneImport),
  'imports.rows': own(createDoneImport),
};
