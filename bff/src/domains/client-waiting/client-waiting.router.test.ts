import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';
import { createSubmitted } from '../applications/client/client-scene.fixtures.ts';
import { createAskedFeedback } from '../applications/feedback/feedback.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { ExitSurveyModel } from '../exit-surveys/exit-survey.model.ts';
import { createSurvey } from '../exit-surveys/exit-survey.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createDocument } from '../signatures/signature.fixtures.ts';
import { createAtWork } from '../timesheets/at-work.fixtures.ts';
import { createSheet } from '../timesheets/timesheet.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Creates a contractor at a client of their own, with the supervisor there. */
const atWork = async () => createAtWork(test, { companyId: (await createCompany())._id });

it('counts all kinds of pending items as their lists show them, and follows each', async () => {
  const { manager, scene, member, candidate } = await atWork();
  const { companyId } = scene.placement;
  const counted = async () => (await manager.get('/client/waiting')).body.waiting as number;
  expect(await counted()).toBe(0);

  const job = await createJob({ companyId, interviewerIds: [manager.user._id] });
  const ownerUserId = job.accountManagerId;
  const application = await createSubmitted({ job, ownerUserId });
  expect(await counted()).toBe(1);

  const { email, _id: authorUserId } = manager.user;
  const author = { authorEmail: email, authorUserId };
  await createAskedFeedback(application, author);
  // It can be given only after the interview.
  const interviewEndsAt = new Date(Date.now() + 3_600_000);
  await createAskedFeedback(application, { ...author, round: 'Second talk', interviewEndsAt });
  expect(await counted()).toBe(2);

  const placement = { placementId: scene.placement._id };
  await createSheet({ memberId: member._id, ...placement }, { status: 'submitted' });
  expect(await counted()).toBe(3);

  const person = { _id: candidate._id, name: candidate.name };
  await createDocument(person, { guest: email }, placement);
  expect(await counted()).toBe(4);

  const asked = { requestedBy: manager.user._id, createdBy: manager.user._id };
  await createJob({ companyId, status: 'draft', stateNote: 'Which budget?', ...asked });
  expect(await counted()).toBe(5);

  await createSurvey(scene.placement, { side: 'client', userId: manager.user._id });
  expect(await counted()).toBe(6);

  const lists = ['feedback', 'timesheets', 'documents'].map((part) => `/client/${part}`);
  const lengths = await Promise.all(
    [...lists, '/own/exit-surveys'].map(async (path) => (await manager.get(path)).body.data.length),
  );
  // Of the two feedback requests one is still ahead.
  expect(lengths).toEqual([2, 1, 1, 1]);
});

it('counts the invitations proposed by managers, for the administrators who agree to them', async () => {
  const { manager, scene } = await atWork();
  const { companyId } = scene.placement;
  const admin = await signInAs(test, 'client_admin', { assignment: { companyId } });
  const countedBy = async ({ get }: typeof admin) => (await get('/client/waiting')).body.waiting;
  const before = [await countedBy(admin), await countedBy(manager)] as const;
  const invitation = { emails: ['new@client.example'], role: 'client_manager' };
  expect((await manager.post('/client/coworkers', invitation)).body.data).toMatchObject([
    { outcome: 'waiting' },
  ]);
  expect([await countedBy(admin), await countedBy(manager)]).toEqual([before[0] + 1, before[1]]);
});

it('is nothing for a viewer, except what they were asked themselves', async () => {
  const { scene } = await atWork();
  const { companyId } = scene.placement;
  const viewer = await signInAs(test, 'client_viewer', { assignment: { companyId } });
  const job = await createJob({ companyId });
  const application = await createSubmitted({ job, ownerUserId: job.accountManagerId });
  const counted = async () => (await viewer.get('/client/waiting')).body;
  expect(await counted()).toEqual({ waiting: 0 });
  const { email, _id } = viewer.user;
  await createAskedFeedback(application, { authorEmail: email, authorUserId: _id });
  expect(await counted()).toEqual({ waiting: 1 });
});

it('leaves out surveys about contracts that are gone, and lists the others', async () => {
  const { manager, scene } = await atWork();
  const mine = { side: 'client', userId: manager.user._id } as const;
  const survey = await createSurvey(scene.placement, mine);
  const gone = await atWork();
  const { companyId } = scene.placement;
  await createSurvey({ ...gone.scene.placement, companyId }, mine);
  await PlacementModel.deleteOne({ _id: gone.scene.placement._id });
  expect(await ExitSurveyModel.countDocuments(mine)).toBe(2);
  expect((await manager.get('/own/exit-surveys')).body.data).toMatchObject([
    { id: survey._id.toHexString() },
  ]);
  expect((await manager.get('/client/waiting')).body).toEqual({ waiting: 1 });
});
