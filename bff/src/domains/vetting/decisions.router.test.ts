import { addDays, dayInWords, dayOf, today } from '../../db/calendar-day.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { reasonsOf } from '../reasons/api/reasons.ts';
import { TaskModel } from '../../records/tasks/task.model.ts';
import { VettingDecisionModel } from './vetting-decision.model.ts';
import { askToRenew, expireVerdicts } from './vetting.jobs.ts';
import {
  candidateNow,
  createReviewed,
  inMinutes,
  inVetting,
  plainReason,
} from './vetting.fixtures.ts';

const { signal } = new AbortController();
let test: TestApp;
let lead: SignedIn;
let admin: SignedIn;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
  admin = await signInAs(test, 'admin');
  reasonId = await plainReason('vetting_fail');
});
afterAll(() => test.close());

const idOf = ({ _id }: Pick<Candidate, '_id'>) => _id.toHexString();
const act = (who: SignedIn, candidate: Candidate, action: string, body: object = {}) =>
  who.post(`/candidates/${idOf(candidate)}/vetting/actions/${action}`, {
    version: candidate.version,
    ...body,
  });
const mailsTo = ({ email }: Candidate) => EmailMessageModel.find({ to: email }).lean();

describe('a verdict', () => {
  it('needs a submitted scorecard, or a note of an admin, which is stored as its basis', async () => {
    const candidate = await inVetting('in_review');
    const note = 'Worked for us for three years.';
    const refusals = [
      await act(admin, candidate, 'pass'),
      await act(admin, candidate, 'pass', { note: '' }),
      await act(lead, candidate, 'pass', { note }),
    ];
    expect(refusals.map(({ body }) => body.error.code)).toEqual(
      refusals.map(() => 'VETTING_FEEDBACK_REQUIRED'),
    );
    expect((await candidateNow(candidate)).vettingStatus).toBe('in_review');
    const { body } = await act(admin, candidate, 'pass', { note, mail: false });
    expect(body.decisions[0]).toMatchObject({
      action: 'pass',
      note,
      scorecards: 0,
      isOverride: true,
    });
    const seen = await lead.get(`/candidates/${idOf(candidate)}/vetting`);
    expect([body.mayPassByNote, seen.body.mayPassByNote]).toEqual([true, false]);
  });

  it('makes the candidate vetted for a year and active, and mails them after the time to undo', async () => {
    const { candidate, scorecard } = await createReviewed({ status: 'new' });
    const { body } = await act(lead, candidate, 'pass', { note: 'Both were convinced.' });
    const after = await candidateNow(candidate);
    expect([after.vettingStatus, after.status]).toEqual(['vetted', 'active']);
    expect(dayOf(after.vettingExpiresAt ?? new Date(0)).slice(5)).toBe(today().slice(5));
    const row = await VettingDecisionModel.findOne({ candidateId: candidate._id }).lean();
    expect(row?.feedbackIds).toEqual([scorecard._id]);
    expect(body.decisions[0]).toMatchObject({
      action: 'pass',
      scorecards: 1,
      by: { id: lead.userId },
    });
    const [mail] = await mailsTo(candidate);
    expect(mail?.template).toBe('vetting_passed');
    expect(mail?.scheduledFor?.getTime()).toBeGreaterThan(Date.now());
  });

  it('is notified to the owner of the record, whatever it is', async () => {
    const owner = await signInAs(test, 'recruiter');
    const titles = async () =>
      (await NotificationModel.find({ userId: owner.user._id, topic: 'vetting' }).lean()).map(
        ({ title, mail }) => `${title} (${mail})`,
      );
    const { candidate } = await createReviewed({ ownerUserId: owner.user._id });
    await act(lead, candidate, 'pass');
    await act(lead, await candidateNow(candidate), 'revoke', { note: 'A reference called.' });
    const other = await createReviewed({ ownerUserId: owner.user._id });
    await act(lead, other.candidate, 'fail', { reasonId, mail: false });
    expect(await titles()).toEqual([
      '{name} passed the vetting (instant)',
      'The vetting of {name} was revoked (instant)',
      '{name} did not pass the vetting (instant)',
    ]);
  });

  it('adds no second mail or row if it is repeated', async () => {
    const { candidate } = await createReviewed();
    await act(lead, candidate, 'pass');
    const again = await act(lead, candidate, 'pass');
    expect(again.status).toBe(200);
    expect(await mailsTo(candidate)).toHaveLength(1);
    expect(await VettingDecisionModel.countDocuments({ candidateId: candidate._id })).toBe(1);
  });

  it('of failure needs a reason and a day to retry, three months later by default', async () => {
    const { candidate } = await createReviewed();
    expect((await act(lead, candidate, 'fail', {})).status).toBe(422);
    const past = await act(lead, candidate, 'fail', { reasonId, retryAfter: today() });
    expect(past.body.error.fields[0].path).toBe('retryAfter');
    const { body } = await act(lead, candidate, 'fail', { reasonId, mail: false });
    expect([body.status, body.retryAfter]).toEqual(['failed', addDays(today(), 90)]);
    expect(await mailsTo(candidate)).toEqual([]);
  });

  it('of failure takes the day to retry from its reason, and the mail preview states it', async () => {
    const [own] = (await reasonsOf('vetting_fail')).filter(
      ({ coolDownDays, requiresNote }) => coolDownDays === 30 && !requiresNote,
    );
    const { candidate } = await createReviewed();
    const day = addDays(today(), 30);
    const mails = await lead.get(`/candidates/${idOf(candidate)}/vetting/mails?retryAfter=${day}`);
    expect(mails.body.previews.fail.text).toContain(dayInWords(day));
    const { body } = await act(lead, candidate, 'fail', { reasonId: own?._id, mail: false });
    expect([body.status, body.retryAfter]).toEqual(['failed', day]);
  });

  it('that is revoked cancels a mail that still waits', async () => {
    const { candidate } = await createReviewed();
    await act(lead, candidate, 'pass');
    await act(lead, await candidateNow(candidate), 'revoke', { note: 'A reference called.' });
    const mails = await EmailMessageModel.find({ to: candidate.email }).lean();
    expect(mails.map(({ status }) => status)).toEqual(['cancelled']);
  });

  it('is refused after a change by another user', async () => {
    const { candidate } = await createReviewed();
    await act(admin, candidate, 'hold', { note: 'Wait.' });
    const { body } = await act(lead, await candidateNow(candidate), 'resume');
    expect(body.status).toBe('in_review');
    const stale = await act(lead, candidate, 'hold', { note: 'Wait more.' });
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    expect(stale.body.error.context.current.status).toBe('in_review');
  });

  it('can skip screening only with a note', async () => {
    const candidate = await inVetting('not_started');
    const { body } = await act(lead, candidate, 'skip-to-interview');
    expect(body.error.fields[0]).toMatchObject({ path: 'note', code: 'REQUIRED' });
  });
});

describe('the scheduled jobs', () => {
  it('expire a verdict after its year, and earlier scorecards support no new one', async () => {
    const { candidate } = await createReviewed();
    await act(lead, candidate, 'pass', { mail: false });
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $set: { vettingExpiresAt: inMinutes(-1) } },
    );
    await expireVerdicts(signal);
    await expireVerdicts(signal);
    const after = await candidateNow(candidate);
    expect(after.vettingStatus).toBe('expired');
    const { body } = await lead.get(`/candidates/${idOf(candidate)}/vetting`);
    expect([body.submitted, body.decisions[0].action]).toEqual([0, 'expire']);
  });

  it('ask the owner once to renew a verdict that ends soon', async () => {
    const candidate = await inVetting('vetted', {
      vettingExpiresAt: inMinutes(60 * 24 * 20),
      ownerUserId: lead.user._id,
    });
    await askToRenew(signal);
    await askToRenew(signal);
    const tasks = await TaskModel.find({ subjectId: candidate._id }).lean();
    expect(tasks.map(({ assigneeId }) => assigneeId)).toEqual([candidate.ownerUserId]);
    await TaskModel.updateOne({ _id: tasks[0]?._id }, { $set: { status: 'done' } });
    await askToRenew(signal);
    expect(await TaskModel.countDocuments({ subjectId: candidate._id })).toBe(1);
    const told = () => NotificationModel.countDocuments({ subjectId: candidate._id });
    expect(await told()).toBe(0);
    const aWeekBefore = inMinutes(60 * 24 * 14);
    await askToRenew(signal, aWeekBefore);
    await askToRenew(signal, aWeekBefore);
    expect(await told()).toBe(1);
  });
});

describe('bulk decisions', () => {
  const bulk = (who: SignedIn, people: Candidate[], body: object) =>
    who.post('/candidates/bulk/vetting-status', { ids: people.map(idOf), ...body });

  it('support a rehearsal, apply where they are allowed, and can be undone', async () => {
    const ready = (await createReviewed()).candidate;
    const unproven = await inVetting('in_review');
    const done = await inVetting('vetted');
    const people = [ready, unproven, done];
    const terms = { action: 'pass', note: 'Batch of May.' };
    const plan = await bulk(admin, people, { ...terms, dryRun: true });
    expect([plan.body.ok, plan.body.failed]).toEqual([1, 2]);
    expect(new Set(plan.body.reasons.map(({ code }: { code: string }) => code))).toEqual(
      new Set([null, 'VETTING_FEEDBACK_REQUIRED', 'OTHER_VETTING_STATUS']),
    );
    expect((await candidateNow(ready)).vettingStatus).toBe('in_review');
    const run = await bulk(admin, people, terms);
    expect([run.body.ok, run.body.failed]).toEqual([1, 2]);
    expect((await candidateNow(ready)).vettingStatus).toBe('vetted');
    expect(await mailsTo(ready)).toEqual([]);
    await admin.post(`/operations/${run.body.operationId}/actions/undo`, {});
    const back = await candidateNow(ready);
    expect([back.vettingStatus, back.vettedAt]).toEqual(['in_review', null]);
  });

  it('that are undone send no mail, and leave the scorecards valid', async () => {
    const { candidate, scorecard } = await createReviewed();
    const failed = await bulk(admin, [candidate], { action: 'fail', reasonId, mail: true });
    expect((await mailsTo(candidate)).map(({ status }) => status)).toEqual(['scheduled']);
    await admin.post(`/operations/${failed.body.operationId}/actions/undo`, {});
    expect((await mailsTo(candidate)).map(({ status }) => status)).toEqual(['cancelled']);
    const { body } = await lead.get(`/candidates/${idOf(candidate)}/vetting`);
    expect([body.status, body.submitted, body.retryAfter]).toEqual(['in_review', 1, null]);
    const passed = await act(lead, await candidateNow(candidate), 'pass', { mail: false });
    expect(passed.body.decisions[0]).toMatchObject({ action: 'pass', scorecards: 1 });
    const [verdict] = await VettingDecisionModel.find({ candidateId: candidate._id })
      .sort({ at: -1 })
      .lean();
    expect(verdict?.feedbackIds).toEqual([scorecard._id]);
  });

  it('leave verdicts to admins, and allow recruiters only to put on hold', async () => {
    const { candidate } = await createReviewed();
    const recruiter = await signInAs(test, 'recruiter');
    const note = 'Batch.';
    expect((await bulk(lead, [candidate], { action: 'pass', note })).status).toBe(403);
    expect((await bulk(recruiter, [candidate], { action: 'need_more', note })).status).toBe(403);
    const held = await bulk(recruiter, [candidate], { action: 'hold', note });
    expect([held.status, held.body.ok]).toEqual([200, 1]);
  });

  it('require what each action needs', async () => {
    const { candidate } = await createReviewed();
    const fields = async (body: object) =>
      (await bulk(admin, [candidate], body)).body.error.fields.map(
        ({ path }: { path: string }) => path,
      );
    expect(await fields({ action: 'fail' })).toEqual(['reasonId']);
    expect(await fields({ action: 'pass' })).toEqual(['note']);
  });
});
