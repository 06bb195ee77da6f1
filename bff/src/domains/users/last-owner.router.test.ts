import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';

let test: TestApp;
let owners: [SignedIn, SignedIn];

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  await RoleAssignmentModel.deleteMany({});
  owners = [await signInAs(test, 'owner'), await signInAs(test, 'owner')];
});

const demote = (agent: SignedIn, target: SignedIn) =>
  agent.put(`/users/${target.userId}/roles`, { version: 1, roles: [{ role: 'admin' }] });
const disable = (agent: SignedIn, target: SignedIn) =>
  agent.post(`/users/${target.userId}/actions/disable`, { version: 1, reason: 'Left us' });

async function ownersLeft(): Promise<number> {
  const held = await RoleAssignmentModel.find({ role: 'owner', revokedAt: null }).lean();
  return UserModel.countDocuments({
    _id: { $in: held.map(({ userId }) => userId) },
    status: 'active',
  });
}

describe.each([
  ['demote', demote, demote],
  ['disable', disable, disable],
  ['demote and disable', demote, disable],
])('two owners who %s each other at once', (_name, first, second) => {
  it('leave one owner', async () => {
    const [a, b] = owners;
    const answers = await Promise.all([first(a, b), second(b, a)]);
    const refusals = answers
      .filter(({ status }) => status !== 200)
      .map(({ body }) => body.error.code);
    expect(await ownersLeft()).toBe(1);
    expect(refusals).toHaveLength(1);
    // The second of the two was no longer an owner, or was the last one.
    expect([
      'LAST_OWNER',
      'VERSION_CONFLICT',
      'FORBIDDEN',
      'ROLE_REQUIRED',
      'SESSION_REVOKED',
    ]).toContain(refusals[0]);
  });
});

it('an owner who has lost the role cannot disable the last owner', async () => {
  const [a, b] = owners;
  await demote(a, b);
  const refused = await disable(b, a);
  expect(refused.body.error.code).toBe('ROLE_REQUIRED');
  expect(await ownersLeft()).toBe(1);
});
