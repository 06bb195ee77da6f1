import { addDays, today } from '../../../db/calendar-day.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { createIdentity } from '../../legal-identities/legal-identity.fixtures.ts';
import { LegalIdentityModel } from '../../legal-identities/legal-identity.model.ts';
import { createPlacement } from '../../placements/placement.fixtures.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let candidate: Candidate;
let self: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await LegalIdentityModel.deleteMany({});
  await PlacementModel.deleteMany({});
  candidate = await createCandidateRecord({
    status: 'active',
    firstName: 'Inês',
    lastName: 'Duarte',
    country: 'PT',
    rates: [],
  });
  self = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { userId: self.user._id } });
});

const profile = async () => (await self.get('/me/profile').expect(200)).body;
const change = async (changes: object, version?: number) =>
  self.patch('/me/profile', { version: version ?? (await profile()).version, changes });
const rate = async (changes: object = {}) =>
  self.patch('/me/profile/rate', {
    version: (await profile()).version,
    rate: {
      unit: 'hour',
      currency: 'EUR',
      expected: '62.00',
      minimum: '55.00',
      effectiveFrom: today(),
      ...changes,
    },
  });
const locksOf = async () =>
  Object.fromEntries(
    (await profile()).locks.map(({ field, reason }: Record<string, string>) => [field, reason]),
  );

it('accepts availability from today in the candidate’s zone or later; a value from staff may stay', async () => {
  const timeZone = 'Pacific/Kiritimati';
  const there = dayIn(timeZone, new Date());
  const past = addDays(there, -1);
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { availableFrom: '2020-01-01' } });
  expect((await change({ timeZone, availableFrom: '2020-01-01' })).status).toBe(200);
  const refused = await change({ availableFrom: past });
  expect(refused.body.error.fields).toMatchObject([
    { path: 'changes.availableFrom', code: 'IN_PAST' },
  ]);
  expect((await change({ availableFrom: there })).status).toBe(200);
  expect((await change({ availableFrom: null })).status).toBe(200);
});

it('changes the candidate’s own details, and merges with changes by staff', async () => {
  const { version } = await profile();
  const { body } = await change({ headline: 'Data engineer', phone: '+351 21 555 0100' }, version);
  expect(body).toMatchObject({ headline: 'Data engineer', phone: '+351 21 555 0100' });
  // Another tab, opened before, changes other fields.
  const other = await change({ weeklyCapacityHours: 24, english: 'C1' }, version);
  expect(other.body).toMatchObject({
    headline: 'Data engineer',
    availability: { weeklyCapacityHours: 24 },
    english: [{ level: 'C1', assessedBy: 'self' }],
  });
  const late = await change({ headline: 'Another' }, version);
  expect(late.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { headline: 'Data engineer' } },
  });
  expect(
    await AuditEventModel.countDocuments({
      action: 'candidate.update_own',
      entityId: candidate._id.toHexString(),
    }),
  ).toBe(2);
  const unknown = await change({ rating: 5 });
  expect(unknown.body.error.fields[0]).toMatchObject({ code: 'UNKNOWN_FIELD' });
});

it.each([
  ['verified', 'identity_verified'],
  ['submitted', 'identity_in_review'],
] as const)(
  'locks the fields of a legal identity that is %s, and gives the reason',
  async (status, reason) => {
    expect(await locksOf()).toEqual({ email: 'signs_in' });
    await createIdentity(candidate, { status });
    expect(await locksOf()).toEqual({
      firstName: reason,
      lastName: reason,
      country: reason,
      email: 'signs_in',
    });
    const refused = await change({ lastName: 'Other', headline: 'Data engineer' });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields).toMatchObject([
      { path: 'changes.lastName', code: 'NOT_ALLOWED' },
    ]);
    expect(await profile()).toMatchObject({ lastName: 'Duarte', headline: candidate.headline });
    // The same value changes nothing, and other fields stay editable.
    expect((await change({ lastName: 'Duarte', city: 'Porto' })).body).toMatchObject({
      city: 'Porto',
    });
  },
);

it('accepts the candidate’s own rate, until a contract sets one', async () => {
  const { body } = await rate();
  expect(body.rates.map(({ kind, setBy }: Record<string, string>) => [kind, setBy])).toEqual(
    expect.arrayContaining([
      ['expected', 'candidate'],
      ['minimum', 'candidate'],
    ]),
  );
  const above = await rate({ minimum: '70.00' });
  expect(above.body.error.fields[0]).toMatchObject({ code: 'MIN_ABOVE_EXPECTED' });
  await createPlacement(candidate._id, { status: 'active', startDate: addDays(today(), -3) });
  expect(await locksOf()).toMatchObject({ rate: 'rate_agreed' });
  const agreed = await rate({ expected: '90.00', effectiveFrom: addDays(today(), 1) });
  expect(agreed.body.error.fields[0]).toMatchObject({ path: 'rate', code: 'NOT_ALLOWED' });
});

it('changes nothing for a rejected candidate', async () => {
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'rejected' } });
  expect((await change({ headline: 'Data engineer' })).status).toBe(403);
  expect((await rate()).status).toBe(403);
});
