import { addDays, today } from '../../../db/calendar-day.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { PlacementModel } from '../../../records/placements/placement.model.ts';
import { PositionModel } from '../../../records/positions/position.model.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import type { SignedIn } from '../../../testing/sign-in.ts';
import { createSupervisor } from '../../companies/supervisor.fixtures.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { act, openPlacements } from '../placement-actions.fixtures.ts';
import { createPlacementScene, type PlacementScene } from '../placement-scene.fixtures.ts';
import { superviseDue } from '../placements.jobs.ts';

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  ({ test, manager } = await openPlacements());
});
afterAll(() => test.close());

const { signal } = new AbortController();
const from = addDays(today(), 10);
const onDay = (day: string) => new Date(`${day}T08:00:00Z`);
const stored = ({ placement }: PlacementScene) =>
  PlacementModel.findById(placement._id).orFail().lean();

async function planned() {
  const scene = await createPlacementScene('active', {
    placement: { accountManagerId: manager.user._id },
  });
  const next = await createSupervisor(scene.job.companyId);
  const answer = await act(manager, scene, 'change-supervisor', {
    supervisorCompanyUserId: next._id.toHexString(),
    from,
  });
  return { scene, next, answer };
}

it('a change of supervisor waits for its day, then updates placement and seat and notifies those concerned', async () => {
  const { scene, next, answer } = await planned();
  expect(answer.body).toMatchObject({
    supervisor: { id: String(scene.placement.supervisorCompanyUserId) },
    nextSupervisor: { supervisor: { id: next._id.toHexString() }, from },
  });
  const told = () => NotificationModel.find({ userId: next.userId }).sort({ _id: 1 }).lean();
  expect((await told()).map(({ title }) => title)).toEqual([
    expect.stringContaining('on another person supervises the work'),
  ]);
  expect(await superviseDue(signal, onDay(addDays(from, -1)))).toBe(0);
  expect(await superviseDue(signal, onDay(from))).toBe(1);
  expect(await superviseDue(signal, onDay(from))).toBe(0);
  expect(await stored(scene)).toMatchObject({
    supervisorCompanyUserId: next._id,
    pendingSupervision: null,
  });
  expect(await PositionModel.findById(scene.position._id).lean()).toMatchObject({
    supervisorCompanyUserId: next._id,
  });
  expect(await told()).toHaveLength(2);
});

it('a planned change of supervisor is dropped on its day if the new one may no longer decide', async () => {
  const { scene, next } = await planned();
  await CompanyUserModel.updateOne({ _id: next._id }, { canDecide: false });
  expect(await superviseDue(signal, onDay(from))).toBe(0);
  expect(await stored(scene)).toMatchObject({
    supervisorCompanyUserId: scene.placement.supervisorCompanyUserId,
    pendingSupervision: null,
  });
  const notice = await NotificationModel.findOne({
    userId: manager.user._id,
    title: /can no longer do so/,
  }).lean();
  expect(notice).not.toBeNull();
});

it('a planned change of supervisor is withdrawn by naming the current one', async () => {
  const { scene } = await planned();
  const { version, supervisorCompanyUserId } = await stored(scene);
  const back = await manager.post(
    `/placements/${scene.placement._id.toHexString()}/actions/change-supervisor`,
    { version, supervisorCompanyUserId: String(supervisorCompanyUserId) },
  );
  expect(back.body.nextSupervisor).toBeNull();
  expect(await superviseDue(signal, onDay(from))).toBe(0);
});

it('a change of supervisor is refused for a past day, after the end, and on an unfilled seat', async () => {
  const scene = await createPlacementScene('active', {
    placement: { plannedEndDate: addDays(today(), 5) },
  });
  const next = await createSupervisor(scene.job.companyId);
  const supervisorCompanyUserId = next._id.toHexString();
  const fault = async (day: string) =>
    (await act(manager, scene, 'change-supervisor', { supervisorCompanyUserId, from: day })).body
      .error.fields;
  expect(await fault(addDays(today(), -1))).toMatchObject([{ path: 'from', code: 'IN_PAST' }]);
  expect(await fault(from)).toMatchObject([{ path: 'from', code: 'OUT_OF_RANGE' }]);
  const [free] = await PositionModel.find({ jobId: scene.job._id, status: 'open' }).lean();
  const refused = await manager.post(`/positions/${String(free?._id)}/actions/set-supervisor`, {
    version: free?.version,
    supervisorCompanyUserId,
    from,
  });
  expect(refused.body.error.fields).toMatchObject([{ path: 'from', code: 'NOT_ALLOWED' }]);
});
