import type { Types } from 'mongoose';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { companyOf } from './users.fixtures.ts';

let test: TestApp;
let owner: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'owner');
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

async function person(...roles: ('recruiter' | 'vetter' | 'admin')[]): Promise<Types.ObjectId> {
  const user = await createUser();
  for (const role of roles) await createAssignment(user._id, role);
  return user._id;
}
const rolesOf = async (userId: Types.ObjectId): Promise<string[]> =>
  (await RoleAssignmentModel.find({ userId, revokedAt: null }).sort({ _id: 1 }).lean()).map(
    ({ role }) => role,
  );
const bulk = (who: SignedIn, ids: readonly Types.ObjectId[], body: object) =>
  who.post('/users/bulk/roles', { ids: ids.map((id) => id.toHexString()), ...body });
const outcomes = ({ body }: { body: { items: { outcome: string; code: string | null }[] } }) =>
  body.items.map(({ outcome, code }) => [outcome, code]);

it('gives a role to permitted users, after a rehearsal that changes nothing', async () => {
  const [plain, already, above] = [
    await person('recruiter'),
    await person('vetter'),
    await person('recruiter'),
  ];
  await createAssignment(above, 'owner');
  const ids = [plain, already, above, admin.user._id];
  const change = { change: 'give', role: 'vetter' };
  const expected = [
    ['ok', null],
    ['skipped', 'ALREADY_HELD'],
    ['error', 'FORBIDDEN'],
    ['error', 'SELF_RECORD'],
  ];
  const mails = await EmailMessageModel.countDocuments();
  const rehearsed = await bulk(admin, ids, { ...change, dryRun: true }).expect(200);
  expect(outcomes(rehearsed)).toEqual(expected);
  expect(rehearsed.body).toMatchObject({ ok: 1, skipped: 1, failed: 2 });
  expect(await rolesOf(plain)).toEqual(['recruiter']);
  expect(await EmailMessageModel.countDocuments()).toBe(mails);
  expect(outcomes(await bulk(admin, ids, change).expect(200))).toEqual(expected);
  expect(await rolesOf(plain)).toEqual(['recruiter', 'vetter']);
  expect(await EmailMessageModel.countDocuments()).toBeGreaterThan(mails);
});

it('takes a role, but not the only one, and not one whose holder owns records', async () => {
  const [two, one, holder] = [
    await person('recruiter', 'vetter'),
    await person('recruiter'),
    await person('recruiter'),
  ];
  const companyId = await companyOf('Orchard Learning');
  await createAssignment(holder, 'client_viewer', { companyId });
  await createCandidateRecord({ ownerUserId: holder });
  const done = await bulk(owner, [two, one, holder], { change: 'take', role: 'recruiter' });
  expect(outcomes(done)).toEqual([
    ['ok', null],
    ['error', 'ONLY_ROLE'],
    ['error', 'OWNED_RECORDS_EXIST'],
  ]);
  expect(await rolesOf(two)).toEqual(['vetter']);
  expect(await rolesOf(holder)).toEqual(['recruiter', 'client_viewer']);
});

it('makes no owner, respects the reach of the requester, and is refused to others', async () => {
  const plain = await person('recruiter');
  const made = await bulk(owner, [plain], { change: 'give', role: 'owner' });
  expect(made.body.error.code).toBe('VALIDATION_FAILED');
  expect(outcomes(await bulk(admin, [plain], { change: 'give', role: 'admin' }))).toEqual([
    ['error', 'FORBIDDEN'],
  ]);
  const manager = await signInAs(test, 'account_manager');
  const companyId = (await companyOf('Green Field')).toHexString();
  const viewer = { change: 'give', role: 'client_viewer', companyId };
  const hidden = await bulk(manager, [plain], viewer);
  expect(hidden.body.items).toMatchObject([{ name: null, outcome: 'error', code: 'NOT_FOUND' }]);
  const lead = await signInAs(test, 'team_lead');
  expect((await bulk(lead, [plain], viewer)).body.error.code).toBe('FORBIDDEN');
});

describe('the list of users', () => {
  it('can be filtered by company and two-step sign-in, within the reach of the reader', async () => {
    const manager = await signInAs(test, 'account_manager');
    const [mine, other] = [
      await companyOf('Blue Harbour', manager.user._id),
      await companyOf('Grey Moor'),
    ];
    const [safe, plain] = [await createUser({ twoStepAt: new Date() }), await createUser()];
    for (const user of [safe, plain])
      await createAssignment(user._id, 'client_viewer', { companyId: mine });
    await createAssignment(plain._id, 'client_admin', { companyId: other });
    const found = async (who: SignedIn, query: string): Promise<string[]> =>
      ((await who.get(`/users?${query}`).expect(200)).body.data as { id: string }[])
        .map(({ id }) => id)
        .toSorted();
    const [a, b] = [safe, plain].map(({ _id }) => _id.toHexString());
    const both = [a, b].toSorted();
    expect(await found(admin, `filter[company]=${mine.toHexString()}`)).toEqual(both);
    expect(await found(admin, `filter[company]=${other.toHexString()}`)).toEqual([b]);
    expect(
      await found(admin, `filter[company]=${mine.toHexString()}&filter[role]=client_admin`),
    ).toEqual([]);
    expect(await found(admin, `filter[company]=${mine.toHexString()}&filter[twoStep]=on`)).toEqual([
      a,
    ]);
    expect(await found(admin, `filter[company]=${mine.toHexString()}&filter[twoStep]=off`)).toEqual(
      [b],
    );
    expect(await found(manager, 'filter[twoStep]=on,off')).toEqual(both);
    expect(await found(manager, `filter[company]=${other.toHexString()}`)).toEqual([]);
  });
});
