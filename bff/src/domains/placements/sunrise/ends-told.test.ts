import { limits } from '@muster/contracts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import type { SignedIn } from '../../../testing/sign-in.ts';
import { UserModel } from '../../../identity/user.model.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { act, openPlacements, waivedBy } from '../placement-actions.fixtures.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';
import { PlacementModel, endKeyOf } from '../../../records/placements/placement.model.ts';
import { notifyOfEnds, startDue } from '../placements.jobs.ts';

let test: TestApp;
let manager: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  ({ test, manager, finance } = await openPlacements());
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

it('tells of the end of work that started late, and was told of for that', async () => {
  const scene = await createPlacementScene('pending_start', {
    placement: { plannedEndDate: end, endKey: endKeyOf(end) },
  });
  const { _id } = scene.placement;
  await startDue(signal);
  expect((await PlacementModel.findById(_id).orFail().lean()).alertedDays).toEqual([0]);
  await PlacementModel.updateOne({ _id }, waivedBy(manager, finance));
  expect((await act(manager, scene, 'start')).body.status).toBe('active');
  await notifyOfEnds(signal, noonBefore(60));
  expect(await mailsOf(scene)).toEqual([1, 1]);
});

it('tells of the end again that holds once a notice was taken back', async () => {
  const scene = await createPlacementScene('active', {
    placement: { plannedEndDate: end, endKey: endKeyOf(end) },
  });
  const endDate = addDays(today(), 40);
  const given = await act(manager, scene, 'give-notice', { by: 'client', endDate });
  await notifyOfEnds(signal, new Date(`${addDays(endDate, -7)}T12:00:00Z`));
  const { version } = given.body;
  expect((await act(manager, scene, 'withdraw-notice', { version })).status).toBe(200);
  const [before = 0] = await mailsOf(scene);
  for (const days of [60, 30]) await notifyOfEnds(signal, noonBefore(days));
  expect(await mailsOf(scene)).toEqual([before + 2, before + 2]);
});
