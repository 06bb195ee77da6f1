import { today } from '../../db/calendar-day.ts';
import { EvaluationModel } from '../../records/evaluations/evaluation.model.ts';
import { TeamMemberModel } from '../../records/team/team-member.model.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { act, openPlacements } from '../placements/placement-actions.fixtures.ts';
import { createAtWork, type AtWork } from '../timesheets/at-work.fixtures.ts';
import { createEvaluation } from './evaluation.fixtures.ts';
import { ensureEvaluationTemplates } from './templates/shipped-templates.ts';

let test: TestApp;
let manager: SignedIn;
let lead: SignedIn;
let reasonId: string;
beforeAll(async () => {
  ({ test, manager, reasonId } = await openPlacements());
  await ensureEvaluationTemplates();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

async function atWork(): Promise<AtWork> {
  const people = await createAtWork(test, { startDate: '2024-01-01' });
  await TeamMemberModel.updateOne(
    { _id: people.member._id },
    { $set: { managerUserId: lead.user._id } },
  );
  return people;
}

async function end({ scene }: AtWork) {
  const { body } = await act(manager, scene, 'end', { endDate: today(), reasonId, rehireOk: true });
  expect(body.status).toBe('ended');
  await test.runEvents();
}

it('schedules the evaluation of an ended contract, for the person’s lead', async () => {
  const people = await atWork();
  await createEvaluation(people.member, {
    status: 'acknowledged',
    cycle: 'First',
    periodStart: '2024-01-01',
    periodEnd: '2024-06-30',
  });
  await end(people);
  const { number } = people.scene.placement;
  expect(
    await EvaluationModel.find({ memberId: people.member._id, status: 'scheduled' }).lean(),
  ).toMatchObject([
    {
      cycle: `End of ${number}`,
      periodStart: '2024-07-01',
      periodEnd: today(),
      reviewerUserId: lead.user._id,
    },
  ]);
  const toldOf = (userId: SignedIn['user']['_id']) =>
    NotificationModel.countDocuments({ userId, topic: 'evaluation' });
  expect(await toldOf(lead.user._id)).toBe(1);
  expect(await toldOf(people.contractor.user._id)).toBe(0);
});

it('does nothing if an evaluation is already under way', async () => {
  const people = await atWork();
  await createEvaluation(people.member, { status: 'in_progress' });
  await end(people);
  expect(await EvaluationModel.countDocuments({ memberId: people.member._id })).toBe(1);
});
