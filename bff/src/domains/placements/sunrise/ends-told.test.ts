import { limits } from '@muster/contracts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';
import { PlacementModel, endKeyOf } from '../../../records/placements/placement.model.ts';
import { notifyOfEnds } from '../placements.jobs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => PlacementModel.deleteMany({}));

const { signal } = new AbortController();
const end = addDays(today(), 90);
const noonBefore = (days: number) => new Date(`${addDays(end, -days)}T12:00:00Z`);

/** Returns the number of mails about the end to the client's supervisor and the contractor. */
async function mailsOf({ placement, candidate }: Awaited<ReturnType<typeof createPlacementScene>>) {
  const seat = await CompanyUserModel.findById(placement.supervisorCompanyUserId).lean();
  const supervisor = await UserModel.findById(seat?.userId).lean();
  const mails = await EmailMessageModel.find({ template: 'placement_ending' }).lean();
  const to = (email: string | null | undefined) =>
    mails.filter((mail) => email && mail.to.includes(email)).length;
  return [to(supervisor?.email), to(candidate.email)];
}

it('mails the client and the contractor 60, 30, 14 and 7 days before the end, once each', async () => {
  const scene = await createPlacementScene('active', {
    placement: { plannedEndDate: end, endKey: endKeyOf(end) },
  });
  const told: number[] = [];
  for (let days = 62; days >= 0; days -= 1) {
    const [before = 0] = await mailsOf(scene);
    await notifyOfEnds(signal, noonBefore(days));
    await notifyOfEnds(signal, noonBefore(days));
    const [client = 0, contractor] = await mailsOf(scene);
    if (client > before) told.push(days);
    expect(contractor).toBe(client);
  }
  expect(told).toEqual(limits.placement.endAlertDays);
});

it('sends only the nearest notice for a contract made shortly before its end', async () => {
  const scene = await createPlacementScene('active', {
    placement: { plannedEndDate: end, endKey: endKeyOf(end) },
  });
  for (const days of [10, 9, 8]) await notifyOfEnds(signal, noonBefore(days));
  expect(await mailsOf(scene)).toEqual([1, 1]);
  await notifyOfEnds(signal, noonBefore(7));
  expect(await mailsOf(scene)).toEqual([2, 2]);
});
