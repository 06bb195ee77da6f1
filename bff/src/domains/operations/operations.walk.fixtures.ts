import { createFinishedOperation, createOperationRecord } from './operation.fixtures.ts';
import type { OperationRecord } from './operation.model.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';

const about = ({ _id }: OperationRecord) => ({ params: { id: _id.toHexString() } });

/** Own operations are reachable for all who may have some, those of others for nobody. */
const own = (make: typeof createFinishedOperation, parts?: object): EndpointFixture => ({
  call: async (_world, caller) => ({ ...about(await make(personOf(caller))), ...parts }),
  hidden: async ({ test }) => ({ ...about(await make(await signInAs(test, 'owner'))), ...parts }),
});

/** Following a change of owner needs permission to change owners. */
const following: EndpointFixture = {
  ...own(createFinishedOperation, { body: {} }),
  never: {
    recruiter: 'their bulk changes are of pools',
    account_manager: 'changes nobody in bulk yet',
    vetter: 'changes nobody in bulk yet',
    finance_hr: 'changes nobody in bulk yet',
  },
};

export const operationFixtures: EndpointFixtures = {
  'operations.list': { call: () => ({}) },
  'operations.read': own(createFinishedOperation),
  'operations.items': own(createFinishedOperation, { query: { 'filter[outcome]': 'error' } }),
  'operations.cancel': own(createOperationRecord, { body: {} }),
  'operations.undo': following,
  'operations.retry': following,
};
