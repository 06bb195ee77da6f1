import { Types } from 'mongoose';
import { addDays, today } from '../../db/calendar-day.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import type { TeamMember } from '../../records/team/team-member.model.ts';
import { createEvaluation } from './evaluation.fixtures.ts';
import { EvaluationModel } from '../../records/evaluations/evaluation.model.ts';
import { remindOfEvaluations, scheduleNext, skipSelfReviews } from './evaluations.jobs.ts';
import { ensureEvaluationTemplates } from './templates/shipped-templates.ts';

let test: TestApp;
let lead: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  finance = await signInAs(test, 'finance_hr');
  await ensureEvaluationTemplates();
});
afterAll(() => test.close());

const signal = new AbortController().signal;

async function contractorOf(manager: SignedIn): Promise<{ who: SignedIn; member: TeamMember }> {
  const candidate = await createCandidateRecord({ status: 'placed' });
  const who = await signInAs(test, 'contractor', { assignment: { candidateId: candidate._id } });
  const { placement } = await createPlacementScene('active', { candidate });
  const member = await createTeamMember(who.user, {
    kind: 'contractor',
    candidateId: candidate._id,
    startDate: placement.startDate,
    managerUserId: manager.user._id,
  });
  return { who, member };
}

async function send(who: SignedIn, path: string, body: object, status = 200) {
  const answer = await who.post(path, body);
  // Shows the error of an unexpected refusal.
  const { error = null } = answer.body as { error?: unknown };
  expect({ path, status: answer.status, error: status < 400 ? error : null }).toEqual({
    path,
    status,
    error: null,
  });
  return answer.body;
}

const defaultTemplateId = async (who: SignedIn): Promise<string> => {
  const { body } = await who.get('/evaluation-templates');
  return body.data[0].id as string;
};
const titlesFor = async (userId: Types.ObjectId) =>
  (await NotificationModel.distinct('title', { userId, topic: 'evaluation' })).toSorted();

it('merges two drafts of a self review by rating, and names the rating that both changed', async () => {
  const { who, member } = await contractorOf(lead);
  const { _id, criteria, version } = await createEvaluation(member, {
    status: 'self_review',
    selfRatings: [],
  });
  const [first, second] = criteria.map(({ id }) => id);
  const save = (criterionId: string | undefined, score: number) =>
    who.put(`/evaluations/${_id.toHexString()}/self-review`, {
      version,
      ratings: [{ criterionId, score, comment: null }],
    });
  expect((await save(first, 4)).status).toBe(200);
  const merged = await save(second, 2);
  expect(merged.body.selfRatings).toEqual([
    { criterionId: first, score: 4, comment: null },
    { criterionId: second, score: 2, comment: null },
  ]);
  const refused = await save(first, 1);
  expect(refused.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: {
      changedFields: [`selfRatings.${first}`],
      current: { selfRatings: merged.body.selfRatings },
    },
  });
});

it('leads from the plan over both reviews to what the person reads and answers', async () => {
  const { who, member } = await contractorOf(lead);
  const list = `/team/${member._id.toHexString()}/evaluations`;
  const { body: before } = await lead.get(list);
  expect(before).toMatchObject({
    data: [],
    next: { reviewer: { id: lead.user._id.toHexString() } },
  });
  const plan = {
    cycle: '2026 H1',
    periodStart: addDays(today(), -180),
    periodEnd: today(),
    dueOn: addDays(today(), 14),
    reviewerUserId: lead.user._id.toHexString(),
    templateId: await defaultTemplateId(lead),
  };
  const created = await send(finance, list, plan, 201);
  const twice = await send(finance, list, { ...plan, cycle: '2026 h1' }, 422);
  expect(twice.error.fields[0]).toMatchObject({ path: 'cycle', code: 'NOT_UNIQUE' });
  const at = `/evaluations/${created.id}`;
  expect((await who.get(at)).status).toBe(404);

  const open = await send(lead, `${at}/actions/open-self-review`, { version: 1 });
  expect((await who.get(at)).body).toMatchObject({
    isOwn: true,
    allowedActions: ['answer_self', 'submit_self'],
  });
  const ratings = open.criteria.map(({ id }: { id: string }) => ({
    criterionId: id,
    score: 4,
    comment: null,
  }));
  const short = await send(
    who,
    `${at}/actions/submit-self`,
    { version: open.version, ratings: ratings.slice(1) },
    422,
  );
  expect(short.error.fields).toMatchObject([{ path: `ratings.${ratings[0].criterionId}.score` }]);
  const own = await send(who, `${at}/actions/submit-self`, { version: open.version, ratings });
  await send(who, `${at}/actions/submit-self`, { version: open.version, ratings });
  expect((await who.get(at)).status).toBe(404);

  const early = await send(lead, `${at}/actions/submit`, { version: own.version }, 422);
  expect(early.error.fields).toHaveLength(ratings.length + 2);
  const { body: written } = await lead.patch(at, {
    version: own.version,
    changes: {
      ratings: ratings.map((rating: object, index: number) => ({
        ...rating,
        score: index === 0 ? 5 : 3,
      })),
      strengths: 'Finds the cause before the fix, every time.',
      improvements: 'Says earlier when a date will not hold.',
      goals: [{ text: 'Leads the next release', dueOn: addDays(today(), 90) }],
      clientInput: { name: 'Dana Reed', text: 'We rely on him.' },
      managerOnlyNote: 'Offer the lead role.',
      rateSuggestion: { amount: '55.00', currency: 'USD' },
    },
  });
  // 30 of 100 points at 5, the rest at 3.
  expect(written).toMatchObject({ score: 3.6, managerOnlyNote: 'Offer the lead role.' });
  const submitted = await send(lead, `${at}/actions/submit`, { version: written.version });
  const back = await send(finance, `${at}/actions/send-back`, {
    version: submitted.version,
    note: 'Name an example.',
  });
  const again = await send(lead, `${at}/actions/submit`, { version: back.version });
  const shared = await send(lead, `${at}/actions/share`, { version: again.version });

  const { body: read } = await who.get(at);
  expect(read).toMatchObject({ score: 3.6, clientInput: { name: 'Dana Reed' }, note: null });
  expect(read).not.toHaveProperty('managerOnlyNote');
  expect(read).not.toHaveProperty('rateSuggestion');
  const known = await send(who, `${at}/actions/acknowledge`, {
    version: shared.version,
    comment: 'Fair. Thank you.',
  });
  expect(known).toMatchObject({ status: 'acknowledged', memberComment: 'Fair. Thank you.' });
  await send(
    lead,
    `${at}/actions/reopen`,
    { version: known.version, reason: 'A wrong score.' },
    403,
  );
  const reopened = await send(finance, `${at}/actions/reopen`, {
    version: known.version,
    reason: 'A wrong score.',
  });
  expect(reopened.revisions).toMatchObject([{ score: 3.6 }]);
  expect((await who.get(at)).status).toBe(404);
  expect(await titlesFor(who.user._id)).toEqual([
    'Your evaluation is ready: 2026 H1',
    'Your evaluation is scheduled: 2026 H1',
    'Your self review is open: 2026 H1',
  ]);
  const mails = await EmailMessageModel.find({ to: who.user.email }).lean();
  expect(mails.map(({ template }) => template).toSorted()).toEqual([
    'evaluation_due',
    'evaluation_due',
    'evaluation_shared',
  ]);
  expect(JSON.stringify(mails)).not.toContain('55.00');
});

it('merges texts by two people, by criterion and text', async () => {
  const member = await createTeamMember(await createUser(), { managerUserId: lead.user._id });
  const evaluation = await createEvaluation(member, {
    status: 'in_progress',
    reviewerUserId: lead.user._id,
  });
  const at = `/evaluations/${evaluation._id.toHexString()}`;
  const [first, second] = evaluation.criteria;
  const rate = (id: string | undefined, score: number) => ({
    version: 1,
    changes: { ratings: [{ criterionId: id, score }] },
  });
  expect((await lead.patch(at, rate(first?.id, 2))).status).toBe(200);
  const { body: merged } = await finance.patch(at, rate(second?.id, 1));
  expect(merged.ratings).toEqual(
    expect.arrayContaining([
      { criterionId: first?.id, score: 2, comment: null },
      { criterionId: second?.id, score: 1, comment: null },
    ]),
  );
  const clash = await finance.patch(at, rate(first?.id, 3));
  expect(clash.status).toBe(409);
  expect(clash.body.error.context.changedFields).toEqual([`ratings.${first?.id}`]);
  const foreign = await lead.patch(at, rate(new Types.ObjectId().toHexString(), 3));
  expect(foreign.body.error.fields).toMatchObject([{ code: 'NOT_FOUND' }]);
});

it('hides an unshared evaluation from its person, whatever rights they have', async () => {
  const member = await createTeamMember(finance.user);
  const evaluation = await createEvaluation(member, {
    status: 'submitted',
    reviewerUserId: lead.user._id,
  });
  const at = `/evaluations/${evaluation._id.toHexString()}`;
  expect((await finance.get(at)).status).toBe(404);
  expect((await finance.get('/team/me/evaluations')).body).toMatchObject({ data: [], next: null });
  expect((await lead.get(at)).status).toBe(200);
  const stranger = await signInAs(test, 'vetter');
  expect((await stranger.get(at)).status).toBe(404);
  await EvaluationModel.updateOne({ _id: evaluation._id }, { reviewerUserId: stranger.user._id });
  const { body: reviewed } = await stranger.get(at);
  expect(reviewed).toHaveProperty('managerOnlyNote');
  expect(reviewed).not.toHaveProperty('rateSuggestion');
  expect(reviewed).toMatchObject({ isOwn: false, allowedActions: ['share'] });
  expect((await stranger.patch(`${at}/plan`, { version: 1, changes: {} })).status).toBe(403);
});

it('refuses weights that do not total 100, and changed criteria once rating began', async () => {
  const member = await createTeamMember(await createUser());
  const evaluation = await createEvaluation(member, {
    status: 'in_progress',
    reviewerUserId: new Types.ObjectId(),
  });
  const at = `/evaluations/${evaluation._id.toHexString()}`;
  expect((await finance.get(at)).body.reviewerLeft).toBe(true);
  const criteria = ['One', 'Two', 'Three'].map((name) => ({ name, weight: 30 }));
  const { body: uneven } = await finance.post('/evaluation-templates', { name: 'Odd', criteria });
  expect(uneven.error.fields).toMatchObject([{ path: 'criteria', code: 'EVALUATION_WEIGHTS' }]);
  const even = criteria.map((one, index) => ({ ...one, weight: index === 0 ? 40 : 30 }));
  const late = await finance.patch(`${at}/plan`, { version: 1, changes: { criteria: even } });
  expect(late.body.error.code).toBe('INVALID_TRANSITION');
  const moved = await finance.patch(`${at}/plan`, {
    version: 1,
    changes: { reviewerUserId: lead.user._id.toHexString() },
  });
  expect(moved.body).toMatchObject({ reviewerLeft: false });
  expect(await titlesFor(lead.user._id)).toContainEqual(
    expect.stringContaining('An evaluation is yours to write'),
  );
});

it('schedules the next evaluation with the open goals, and reminds of late ones', async () => {
  const { who, member } = await contractorOf(lead);
  const goal = { dueOn: null, carried: false, _id: new Types.ObjectId() };
  await createEvaluation(member, {
    status: 'acknowledged',
    periodStart: addDays(today(), -360),
    periodEnd: addDays(today(), -180),
    goals: [
      { ...goal, text: 'Leads a release', status: 'open' },
      { ...goal, _id: new Types.ObjectId(), text: 'Learns Rust', status: 'done' },
    ],
  });
  expect(await scheduleNext(signal)).toBe(1);
  expect(await scheduleNext(signal)).toBe(0);
  const next = await EvaluationModel.findOne({ memberId: member._id, status: 'scheduled' }).lean();
  expect(next?.goals).toMatchObject([{ text: 'Leads a release', carried: true }]);
  await EvaluationModel.updateOne(
    { _id: next?._id },
    {
      $set: { status: 'self_review', selfDueOn: addDays(today(), -1), dueOn: addDays(today(), -1) },
    },
  );
  expect(await skipSelfReviews(signal)).toBe(1);
  expect(await remindOfEvaluations(signal)).toBeGreaterThan(0);
  await EvaluationModel.updateOne(
    { _id: next?._id },
    { $set: { status: 'shared', sharedAt: new Date(Date.now() - 8 * 86_400_000) } },
  );
  await remindOfEvaluations(signal);
  expect(await titlesFor(who.user._id)).toContainEqual(
    expect.stringContaining('waits for you to read it'),
  );
  expect(await titlesFor(lead.user._id)).toContainEqual(
    expect.stringContaining('An evaluation is overdue'),
  );
});
