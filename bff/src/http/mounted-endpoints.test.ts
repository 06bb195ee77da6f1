import { allEndpoints } from '@muster/contracts';
import { createTestApp } from '../testing/create-test-app.ts';
import { mountedEndpoints } from './mounted-endpoints.ts';

it('serves every endpoint of the contracts and no other', async () => {
  const test = await createTestApp();
  await test.close();
  const served = mountedEndpoints().map(({ name }) => name);
  expect(served.toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
});
