import type { Types } from 'mongoose';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createSupervisor } from '../../companies/supervisor.fixtures.ts';
import { AccessTokenModel, type AccessToken } from '../../links/access-token.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { createPlacementScene } from '../../placements/placement-scene.fixtures.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createEvaluation } from '../evaluation.fixtures.ts';
import {
  EvaluationModel,
  type EvaluationRecord,
} from '../../../records/evaluations/evaluation.model.ts';
import { personalEvaluations } from '../evaluations.personal.ts';
import { EvaluationInputModel, type EvaluationInputRecord } from './evaluation-input.model.ts';
import { createInput, inputLinkOf } from './input-link.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let finance: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  finance = await signInAs(test, 'finance_hr');
});
afterAll(() => test.close());

const answer = 'We plan around Inês. More of the same, and earlier words on delays.';

/** Creates a contractor under review and their supervisor at the client. */
async function scene(changes: Partial<EvaluationRecord> = {}) {
  const candidate = await createCandidateRecord({ firstName: 'Inês', lastName: 'Duarte' });
  const contractor = await signInAs(test, 'contractor', {
    assignment: { candidateId: candidate._id },
  });
  const { placement, job } = await createPlacementScene('active', { candidate });
  const { companyId } = placement;
  const manager = await signInAs(test, 'client_manager', { assignment: { companyId } });
  const membership = await CompanyUserModel.create({
    companyId,
    userId: manager.user._id,
    canDecide: true,
    status: 'active',
  });
  await supervise(placement, membership._id);
  const member = await createTeamMember(contractor.user, {
    kind: 'contractor',
    candidateId: candidate._id,
    startDate: placement.startDate,
  });
  const evaluation = await createEvaluation(member, {
    status: 'in_progress',
    reviewerUserId: lead.user._id,
    managerOnlyNote: 'Secret note',
    ...changes,
  });
  const at = `/evaluations/${evaluation._id.toHexString()}`;
  const placementId = placement._id.toHexString();
  const ask = (who = lead, version = evaluation.version) =>
    who.post(`${at}/inputs`, { version, placementId });
  return { candidate, contractor, placement, job, manager, membership, evaluation, at, ask };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const supervise = ({ _id }: Pick<Placement, '_id'>, id: Types.ObjectId | null) =>
  PlacementModel.updateOne({ _id }, { $set: { supervisorCompanyUserId: id } });

function visitor({ token, stored }: { token: string; stored: AccessToken }) {
  const path = `/api/v1/links/${stored.handle}/evaluation-input`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${token}`);
  return {
    read: () => with_(supertest(test.app).get(path)),
    save: (body: object) => with_(supertest(test.app).put(path)).send(body),
    submit: (body: object) => with_(supertest(test.app).post(`${path}/actions/submit`)).send(body),
  };
}

async function opened(found?: Scene, changes: Partial<EvaluationInputRecord> = {}) {
  const one = found ?? (await scene());
  const input = await createInput(
    one.evaluation,
    { ...one.placement, supervisorCompanyUserId: one.membership._id },
    { userId: one.manager.user._id, askedBy: lead.user._id, ...changes },
  );
  const link = await inputLinkOf(input, one.manager.user.email);
  return { ...one, input, link, ...visitor(link) };
}

const stored = ({ _id }: Pick<EvaluationInputRecord, '_id'>) =>
  EvaluationInputModel.findById(_id).lean();
const mailsTo = ({ email }: Pick<User, 'email'>) =>
  EmailMessageModel.find({ to: email, subjectType: 'evaluation_input' })
    .sort({ createdAt: 1, _id: 1 })
    .lean();

it('asks the supervisor by mail; a repeat succeeds only for the same user', async () => {
  const { ask, at, manager, evaluation, placement } = await scene();
  const { body: before } = await lead.get(at);
  expect(before).toMatchObject({
    inputs: [],
    clientsToAsk: [{ placementId: placement._id.toHexString(), number: placement.number }],
  });
  expect(before.clientsToAsk[0].supervisor).toBeTruthy();
  expect(before.allowedActions).toContain('ask_input');
  const asked = await ask();
  expect(asked.status).toBe(200);
  expect(asked.body).toMatchObject({
    version: evaluation.version + 1,
    inputs: [
      {
        status: 'asked',
        isOver: false,
        text: null,
        answeredAt: null,
        askedBy: { id: lead.user._id.toHexString() },
        allowedActions: ['withdraw'],
      },
    ],
  });
  expect((await ask()).body.inputs).toHaveLength(1);
  expect((await ask(finance, asked.body.version)).body.error).toMatchObject({
    code: 'INVALID_TRANSITION',
    context: { action: 'ask_input' },
  });
  await test.runEvents();
  const [mail, ...more] = await mailsTo(manager.user);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ template: 'client_evaluation_request', status: 'sent' });
  // Only the page names the person; the mail contains neither names nor amounts.
  expect(JSON.stringify(mail)).not.toMatch(/Duarte|65\.43|43\.21|Secret/);
  expect(
    await AuditEventModel.countDocuments({
      action: 'evaluation.ask_input',
      entityId: evaluation._id.toHexString(),
    }),
  ).toBe(1);
});

it('one of two simultaneous requests succeeds', async () => {
  const { ask, evaluation } = await scene();
  const answers = await Promise.all([ask(lead), ask(finance)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await EvaluationInputModel.countDocuments({ evaluationId: evaluation._id })).toBe(1);
});

it('gives the reason if nobody can be asked', async () => {
  const none = await scene();
  await supervise(none.placement, null);
  expect((await none.ask()).body.error.code).toBe('SUPERVISOR_NOT_ELIGIBLE');
  expect((await lead.get(none.at)).body.clientsToAsk).toMatchObject([{ supervisor: null }]);

  const other = await scene();
  const foreign = await lead.post(`${none.at}/inputs`, {
    version: 1,
    placementId: other.placement._id.toHexString(),
  });
  expect(foreign.body.error.fields).toMatchObject([{ path: 'placementId', code: 'NOT_FOUND' }]);
  const before = await scene({ periodStart: '2020-01-01', periodEnd: '2020-06-30' });
  expect((await before.ask()).body.error.fields).toMatchObject([{ code: 'NOT_FOUND' }]);

  const submitted = await scene({ status: 'submitted' });
  expect((await submitted.ask()).body.error.code).toBe('INVALID_TRANSITION');
  const { body } = await lead.get(submitted.at);
  expect(body).toMatchObject({ clientsToAsk: [] });
  expect(body.allowedActions).not.toContain('ask_input');
  const vetter = await signInAs(test, 'vetter');
  expect((await submitted.ask(vetter)).status).toBe(404);
});

it('shows the page without account, rates or any text of the review, and keeps a draft', async () => {
  const { read, save, submit, at, manager, placement, job, input } = await opened();
  const shown = await read();
  await read();
  expect(shown.body).toMatchObject({
    contractor: 'Inês Duarte',
    job: job.title,
    number: placement.number,
    text: '',
    answeredAt: null,
    allowedActions: ['save', 'submit'],
    version: 1,
  });
  expect(shown.text).not.toMatch(/"(?:pay|bill|rate|amount|money|score|criteria|strengths)/i);
  expect(shown.text).not.toMatch(/Secret|cause before the fix/);
  expect(shown.text).not.toContain(manager.user.email);
  expect(await stored(input)).toMatchObject({ version: 1, text: '' });

  const kept = await save({ version: 1, text: 'We plan' });
  expect(kept.body).toMatchObject({ text: 'We plan', version: 2 });
  // A draft is visible only to its author.
  const { body: review } = await lead.get(at);
  expect(review.inputs).toMatchObject([{ status: 'asked', text: null }]);
  const elsewhere = await save({ version: 1, text: 'From the phone' });
  expect(elsewhere.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { text: 'We plan' } },
  });
  expect((await submit({ version: 2, text: '  ' })).status).toBe(422);
});

it('is answered once, reported to the reviewer, and shown to the person when shared', async () => {
  const found = await opened();
  const { read, submit, save, at, contractor, evaluation, link, manager } = found;
  const reminder = await inputLinkOf(found.input, manager.user.email);
  const sent = await submit({ version: 1, text: answer });
  expect(sent.body).toMatchObject({ text: answer, allowedActions: [] });
  for (const refused of [
    await read(),
    await save({ version: 2, text: 'Other' }),
    await submit({ version: 2, text: 'Other' }),
    await visitor(reminder).read(),
  ])
    expect(refused.body.error).toMatchObject({
      code: 'TOKEN_USED',
      context: { purpose: 'evaluation_input' },
    });
  const { body: review } = await lead.get(at);
  expect(review).toMatchObject({
    version: evaluation.version,
    inputs: [{ status: 'answered', text: answer, allowedActions: [] }],
  });
  expect(await NotificationModel.distinct('title', { userId: lead.user._id })).toContainEqual(
    expect.stringContaining('The client has answered'),
  );
  expect(await AuditEventModel.findOne({ action: 'evaluation.answer_input' }).lean()).toMatchObject(
    {
      tokenId: link.stored._id.toHexString(),
      actorUserId: manager.user._id,
    },
  );
  // The reviewer's own text is separate and stays unchanged.
  const typed = await lead.patch(at, {
    version: review.version,
    changes: { clientInput: { name: 'Dana Reed', text: 'By phone: fine.' } },
  });
  expect(typed.body).toMatchObject({
    clientInput: { by: { id: lead.user._id.toHexString() } },
    inputs: [{ text: answer }],
  });
  expect((await contractor.get(at)).status).toBe(404);
  await EvaluationModel.updateOne({ _id: evaluation._id }, { $set: { status: 'shared' } });
  const { body: own } = await contractor.get(at);
  expect(own.inputs).toMatchObject([{ text: answer, askedBy: null, allowedActions: [] }]);
  expect(own.clientsToAsk).toEqual([]);
});

it('an unanswered question is never shown to the person evaluated', async () => {
  const { at, contractor, evaluation } = await opened();
  await EvaluationModel.updateOne({ _id: evaluation._id }, { $set: { status: 'shared' } });
  expect((await contractor.get(at)).body.inputs).toEqual([]);
});

it('one of two simultaneous answers counts', async () => {
  const { submit, input } = await opened();
  const answers = await Promise.all([
    submit({ version: 1, text: 'One' }),
    submit({ version: 1, text: 'Two' }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await stored(input))?.status).toBe('answered');
});

it('says that the review is closed, and accepts an answer once the review is reopened', async () => {
  const { read, submit, save, evaluation, input } = await opened();
  const move = (status: EvaluationRecord['status']) =>
    EvaluationModel.updateOne({ _id: evaluation._id }, { $set: { status } });
  await move('submitted');
  expect((await read()).body).toMatchObject({ allowedActions: [], answeredAt: null });
  for (const refused of [
    await submit({ version: 1, text: answer }),
    await save({ version: 1, text: answer }),
  ])
    expect(refused.body.error.code).toBe('INVALID_TRANSITION');
  expect(await stored(input)).toMatchObject({ status: 'asked', text: '' });
  await move('in_progress');
  expect((await submit({ version: 1, text: answer })).status).toBe(200);
});

it('closes when the review is submitted, works again when it is returned, and ends with it', async () => {
  const { read, submit, save, at, input } = await opened();
  const act = async (who: SignedIn, action: string, body: object = {}) => {
    const { version } = (await who.get(at)).body;
    const answered = await who.post(`${at}/actions/${action}`, { version, ...body });
    expect({ action, error: answered.body.error }).toEqual({ action, error: undefined });
  };
  await act(lead, 'submit');
  for (const refused of [
    await read(),
    await save({ version: 1, text: answer }),
    await submit({ version: 1, text: answer }),
  ])
    expect(refused.body.error).toMatchObject({
      code: 'TOKEN_REVOKED',
      context: { purpose: 'evaluation_input' },
    });
  await act(finance, 'send-back', { note: 'Please wait for the client.' });
  expect((await read()).body).toMatchObject({ allowedActions: ['save', 'submit'] });
  expect((await save({ version: 1, text: answer })).status).toBe(200);
  await act(finance, 'cancel', { reason: 'The contract has ended.' });
  expect((await read()).body.error.code).toBe('TOKEN_REVOKED');
  // Nobody can read a draft that was never sent.
  expect(await stored(input)).toMatchObject({ status: 'withdrawn', text: '' });
});

it('distinguishes a link that is withdrawn, expired or for another person', async () => {
  const one = await opened();
  const path = `${one.at}/inputs/${one.input._id.toHexString()}/actions/withdraw`;
  const withdrawn = await lead.post(path, { version: 1 });
  expect(withdrawn.body.inputs).toMatchObject([{ status: 'withdrawn', allowedActions: [] }]);
  expect((await lead.post(path, { version: 1 })).status).toBe(200);
  expect((await one.read()).body.error).toMatchObject({
    code: 'TOKEN_REVOKED',
    context: { purpose: 'evaluation_input' },
  });
  // Asking again creates a new question with its own link.
  const { body: again } = await one.ask();
  expect(again.inputs.map(({ status }: { status: string }) => status)).toEqual([
    'asked',
    'withdrawn',
  ]);

  const late = await opened();
  await AccessTokenModel.updateOne(
    { _id: late.link.stored._id },
    { $set: { expiresAt: new Date(Date.now() - 1000) } },
  );
  expect((await late.read()).body.error).toMatchObject({
    code: 'TOKEN_EXPIRED',
    context: { purpose: 'evaluation_input' },
  });

  const { link, manager } = await opened();
  const stranger = await signInAs(test, 'client_manager');
  expect((await stranger.post('/links', { token: link.token })).body.error.code).toBe(
    'TOKEN_WRONG_PERSON',
  );
  expect((await manager.post('/links', { token: link.token })).status).toBe(200);
});

it('does not open for a former supervisor; the new one is asked instead', async () => {
  const { read, placement, at, ask } = await opened();
  const next = await createSupervisor(placement.companyId);
  await supervise(placement, next._id);
  expect((await read()).body.error.code).toBe('TOKEN_REVOKED');
  expect((await lead.get(at)).body.inputs).toMatchObject([
    { isOver: true, allowedActions: ['withdraw'] },
  ]);
  const { body } = await ask();
  expect(body.inputs).toMatchObject([
    { status: 'asked', isOver: false, name: 'Li Wei' },
    { status: 'withdrawn' },
  ]);
  await test.runEvents();
  const heir = await UserModel.findById(next.userId).lean();
  expect(await mailsTo(heir!)).toHaveLength(1);
});

it('reminds once a day, with a second link beside the first', async () => {
  const { at, input, read, manager } = await opened();
  const path = `${at}/inputs/${input._id.toHexString()}/actions/remind`;
  expect((await lead.get(at)).body.inputs[0].allowedActions).toEqual(['remind', 'withdraw']);
  const reminded = await lead.post(path, { version: 1 });
  expect(reminded.body.inputs).toMatchObject([
    { remindedAt: expect.any(String), allowedActions: ['withdraw'] },
  ]);
  const soon = await lead.post(path, { version: 2 });
  expect(soon.body.error).toMatchObject({
    code: 'INVALID_TRANSITION',
    context: { action: 'remind' },
  });
  expect((await read()).status).toBe(200);
  await test.runEvents();
  expect((await mailsTo(manager.user)).map(({ template }) => template)).toEqual([
    'client_evaluation_reminder',
  ]);
});

it('is not mailed if it was withdrawn before the mail was sent', async () => {
  const { ask, at, manager } = await scene();
  const { body } = await ask();
  const [input] = body.inputs;
  await lead.post(`${at}/inputs/${input.id}/actions/withdraw`, { version: input.version });
  await test.runEvents();
  expect((await mailsTo(manager.user)).map(({ status }) => status)).toEqual(['suppressed']);
});

it('is part of the person’s data export once shared, and is erased with the person', async () => {
  const { candidate, evaluation, input } = await opened(undefined, {
    status: 'answered',
    text: answer,
    answeredAt: new Date(),
  });
  expect(await personalEvaluations.collect(candidate._id)).toMatchObject([{ cycle: '2026 H1' }]);
  expect(JSON.stringify(await personalEvaluations.collect(candidate._id))).not.toContain(answer);
  await EvaluationModel.updateOne({ _id: evaluation._id }, { $set: { status: 'shared' } });
  expect(await personalEvaluations.collect(candidate._id)).toMatchObject([
    { fromClient: [answer] },
  ]);
  await transact(systemContext('test'), (tx) => personalEvaluations.erase(tx, candidate._id));
  expect((await stored(input))?.text).toBe('');
  expect(await AccessTokenModel.countDocuments({ subjectId: input._id })).toBe(0);
});
