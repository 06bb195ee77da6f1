import mongoose from 'mongoose';
import { createUser } from '../testing/users.fixtures.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { UserModel } from '../identity/user.model.ts';
import { makeIndexes } from './connect.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('an address with an account can be invited in a database of an earlier release', async () => {
  const users = Object.values(mongoose.models).filter(({ modelName }) => modelName === 'User');
  const { email } = await createUser();
  await UserModel.collection.createIndex({ emailNorm: 1 }, { unique: true });
  await expect(createUser({ email, invitation: 'agency' })).rejects.toThrow(/duplicate/i);
  await makeIndexes(users);
  expect((await createUser({ email, invitation: 'agency' })).invitation).toBe('agency');
  await expect(createUser({ email })).rejects.toThrow(/duplicate/i);
  // The next start also succeeds with nothing left to drop.
  await makeIndexes(users);
});
