import { addDays } from '../../../db/calendar-day.ts';
import type { TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createEvaluation } from '../../evaluations/evaluation.fixtures.ts';
import { createAtWork } from '../../timesheets/at-work.fixtures.ts';
import { createSheet, pastWeek } from '../../timesheets/timesheet.fixtures.ts';
import { openPlacements } from '../placement-actions.fixtures.ts';
import { createPlacementScene } from '../placement-scene.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
beforeAll(async () => {
  ({ test, manager } = await openPlacements());
});
afterAll(() => test.close());

const listed = async (who: SignedIn, candidateId: string, more = '') =>
  (await who.get(`/placements?filter[candidate]=${candidateId}${more}`)).body.data;

it('shows the last timesheet of a contract, and the last evaluation that was shared', async () => {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  const owner = { memberId: people.member._id, placementId: people.scene.placement._id };
  const week = pastWeek();
  const before = pastWeek(2);
  await createSheet(owner, { status: 'submitted' });
  await createSheet(owner, {
    status: 'approved',
    periodStart: before.start,
    periodEnd: before.end,
  });
  const candidateId = people.candidate._id;
  const evaluation = { candidateId, userId: people.contractor.user._id };
  await createEvaluation(people.member, {
    ...evaluation,
    status: 'shared',
    cycle: 'First half',
    periodEnd: '2025-06-30',
  });
  await createEvaluation(people.member, {
    ...evaluation,
    status: 'in_progress',
    cycle: 'Second half',
    periodEnd: '2025-12-31',
  });
  const id = candidateId.toHexString();
  const last = { periodEnd: week.end, status: 'submitted' };
  expect(await listed(manager, id)).toMatchObject([
    { lastTimesheet: last, lastEvaluation: { cycle: 'First half', periodEnd: '2025-06-30' } },
  ]);
  const then = addDays(before.end, 0);
  expect(await listed(manager, id, `&filter[asOf]=${then}`)).toMatchObject([
    { lastTimesheet: { periodEnd: before.end, status: 'approved' } },
  ]);
  const recruiter = await signInAs(test, 'recruiter');
  const own = await createPlacementScene('active', {
    placement: { recruiterId: recruiter.user._id },
  });
  const [row] = await listed(recruiter, own.candidate._id.toHexString());
  expect(row).toMatchObject({ lastTimesheet: null });
  expect(row).not.toHaveProperty('lastEvaluation');
});

it('finds the placements of one candidate, and none if the candidate is hidden from the reader', async () => {
  const { candidate, placement } = await createPlacementScene('ended');
  const id = candidate._id.toHexString();
  expect(await listed(manager, id)).toEqual([]);
  expect(await listed(manager, id, '&filter[status]=ended')).toMatchObject([
    { number: placement.number },
  ]);
  const recruiter = await signInAs(test, 'recruiter');
  expect(await listed(recruiter, id, '&filter[status]=ended')).toEqual([]);
});
