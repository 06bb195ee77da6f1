import { visitor } from '../../../testing/agent.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { newPassword } from '../../auth/auth.fixtures.ts';
import { inviteFirstOwner } from './first-owner.ts';
import { UserModel } from '../../../identity/user.model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const olga = { email: 'olga@agency.test', firstName: 'Olga', lastName: 'Owner' };
const accept = (token: string) =>
  visitor(test.app).post('/auth/invites/accept', {
    token,
    password: newPassword,
    firstName: 'Olga',
    lastName: 'Owner',
    acceptTerms: true,
  });

it('invites one first owner, again until they accept, and nobody else', async () => {
  const [first, second] = await Promise.allSettled([
    inviteFirstOwner(olga),
    inviteFirstOwner({ ...olga, email: 'other@agency.test' }),
  ]);
  expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const [user] = await UserModel.find().lean();
  const owner = { ...olga, email: user?.email ?? '' };
  const [earlier = ''] = [first, second].flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  );
  const token = await inviteFirstOwner(owner);
  expect((await accept(earlier)).body.error.code).toBe('TOKEN_REVOKED');
  const accepted = await accept(token);
  expect(accepted.body.active).toMatchObject({ role: 'owner' });
  await expect(inviteFirstOwner(owner)).rejects.toMatchObject({ code: 'DUPLICATE' });
  expect(await UserModel.countDocuments()).toBe(1);
});
