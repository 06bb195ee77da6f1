import type { SunriseCard } from '@muster/contracts';
import { addDays, today } from '../../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createApplication } from '../../applications/application.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { createPosition } from '../../positions/position.fixtures.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createUser } from '../../../testing/users.fixtures.ts';
import { createSheet } from '../../timesheets/timesheet.fixtures.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';
import {
  PlacementModel,
  endKeyOf,
  type Placement,
} from '../../../records/placements/placement.model.ts';

let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());
beforeEach(() => PlacementModel.deleteMany({}));

const endingIn = (
  days: number,
  changes: Partial<Placement> = {},
  status: 'active' | 'ending' = 'active',
) => {
  const plannedEndDate = addDays(today(), days);
  return createPlacementScene(status, {
    placement: { plannedEndDate, endKey: endKeyOf(plannedEndDate), ...changes },
  });
};
const board = async (who = admin, query = ''): Promise<SunriseCard[]> => {
  const { body, status } = await who.get(`/placements/sunrise${query}`);
  expect(status).toBe(200);
  return body.data;
};
const steps = ({ steps: all }: SunriseCard) =>
  Object.fromEntries(all.map(({ step, done }) => [step, done]));

it('puts each contract into the column of its remaining days, the nearest end first', async () => {
  for (const days of [61, 60, 31, 30, 14, 8, 7, 0, -1]) await endingIn(days);
  const cards = await board();
  expect(cards.map(({ daysLeft, column }) => [daysLeft, column])).toEqual([
    [-1, 'overdue'],
    [0, '7'],
    [7, '7'],
    [8, '14'],
    [14, '14'],
    [30, '30'],
    [31, '60'],
    [60, '60'],
  ]);
});

it('lists the open steps: an answer, a decision, a successor, the next job, the hours', async () => {
  const { placement, job, candidate } = await endingIn(20, {
    extensionAskedAt: new Date(),
  });
  const [asked] = await board();
  expect(steps(asked!)).toEqual({ answer: false, decide: false, redeploy: false });

  // A later change of the end answers the client's request.
  await PlacementModel.updateOne(
    { _id: placement._id },
    { $set: { pastEnds: [{ until: addDays(today(), -1), plannedEndDate: null }] } },
  );
  expect(steps((await board())[0]!)).toMatchObject({ answer: true, decide: false });

  await PlacementModel.updateOne({ _id: placement._id }, { $set: { status: 'ending' } });
  const member = await createTeamMember(await createUser(), {
    kind: 'contractor',
    candidateId: candidate._id,
  });
  await createSheet({ memberId: member._id, placementId: placement._id }, { status: 'submitted' });
  const [leaves] = await board();
  expect(leaves).toMatchObject({ openSheets: 1, otherApplications: 0 });
  expect(steps(leaves!)).toEqual({
    answer: true,
    decide: true,
    replace: false,
    redeploy: false,
    hours: false,
  });

  await createPosition(job, { backfillForPlacementId: placement._id, status: 'open' });
  const next = await createJob();
  await createApplication(
    {
      candidateId: candidate._id,
      jobId: next._id,
      companyId: next.companyId,
      ownerUserId: next.accountManagerId,
    },
    'submitted',
  );
  expect(steps((await board())[0]!)).toMatchObject({ replace: true, redeploy: true });
});

it('can be limited to one account manager, and hides the contracts of other account managers', async () => {
  const manager = await signInAs(test, 'account_manager');
  await endingIn(5, { accountManagerId: manager.user._id });
  await endingIn(6);
  expect(await board()).toHaveLength(2);
  const id = manager.user._id.toHexString();
  expect(await board(admin, `?accountManager=${id}`)).toHaveLength(1);
  const own = await board(manager);
  expect(own).toHaveLength(1);
  expect(own[0]?.placement.accountManager?.id).toBe(id);
  const vetter = await signInAs(test, 'vetter');
  expect((await vetter.get('/placements/sunrise')).status).toBe(403);
});
