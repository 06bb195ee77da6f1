import {
  canTransition,
  roles,
  screeningFormMachine,
  type ScreeningFormState,
} from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createQuestionRecord, questionInput } from '../questions/question.fixtures.ts';
import { QuestionModel } from '../questions/question.model.ts';
import { VettingDecisionModel } from '../vetting/vetting-decision.model.ts';
import { createAnswer, createForm, usualQuestions } from './screening.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';
import { expireForms, remindBeforeEnd } from './screening.jobs.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const { signal } = new AbortController();
const person = () => createCandidateRecord({ ownerUserId: recruiter.user._id });
const idOf = ({ _id }: { _id: { toHexString(): string } }) => _id.toHexString();
const delivery = (version: number, by: 'mail' | 'link' = 'mail') => ({
  version,
  by,
  message: null,
});
const mailsTo = (email: string | null) =>
  EmailMessageModel.find({ to: email ?? '' })
    .sort({ createdAt: 1, _id: 1 })
    .lean();

describe('a draft', () => {
  it('combines questions of pools, as worded there, and own ones in the chosen order', async () => {
    const pool = await createPool('Go engineers', { ownerUserId: recruiter.user._id });
    const question = await createQuestionRecord(pool._id, 'screening', { required: true });
    const candidate = await person();
    const made = await recruiter.post(`/candidates/${idOf(candidate)}/screening-forms`, {
      poolId: idOf(pool),
      title: 'Screening: Go engineers',
      intro: 'Answer as you like.',
      dueInDays: 7,
      questions: [
        {
          from: 'own',
          key: null,
          question: questionInput({ text: 'When could you begin?', answerType: 'date' }),
        },
        { from: 'pool', questionId: idOf(question) },
      ],
    });
    expect([made.status, made.body.status]).toEqual([201, 'draft']);
    expect(made.body.questions).toMatchObject([
      { text: 'When could you begin?', pool: null },
      { text: question.text, pool: { name: 'Go engineers' }, idealAnswer: question.idealAnswer },
    ]);
    const again = await recruiter.post(`/candidates/${idOf(candidate)}/screening-forms`, {
      poolId: idOf(pool),
      title: 'Another',
      intro: null,
      dueInDays: 5,
      questions: [{ from: 'pool', questionId: idOf(question) }],
    });
    expect(again.body.error).toMatchObject({
      code: 'FORM_ALREADY_LIVE',
      context: { formId: made.body.id },
    });
    const [own, pooled] = made.body.questions;
    const turned = await recruiter.patch(`/screening-forms/${made.body.id}`, {
      version: made.body.version,
      changes: {
        questions: [
          { from: 'form', key: pooled.key },
          {
            from: 'own',
            key: own.key,
            question: questionInput({ text: 'When can you begin?', answerType: 'date' }),
          },
        ],
      },
    });
    expect(turned.body.questions).toMatchObject([
      { key: pooled.key },
      { key: own.key, text: 'When can you begin?' },
    ]);
  });

  it('refuses questions of hidden pools, invalid options, and an empty list', async () => {
    const candidate = await person();
    const pool = await createPool('Closed', { isPrivate: true });
    const hidden = await createQuestionRecord(pool._id, 'screening');
    const begin = (questions: unknown[]) =>
      recruiter.post(`/candidates/${idOf(candidate)}/screening-forms`, {
        poolId: null,
        title: 'Screening',
        intro: null,
        dueInDays: 5,
        questions,
      });
    expect((await begin([{ from: 'pool', questionId: idOf(hidden) }])).status).toBe(404);
    const one = await begin([
      {
        from: 'own',
        key: null,
        question: questionInput({ answerType: 'single_choice', options: ['One'] }),
      },
    ]);
    expect(one.body.error.fields[0]).toMatchObject({
      path: 'questions.0.question.options',
      code: 'TOO_FEW',
    });
    expect((await begin([])).body.error.fields[0].code).toBe('TOO_FEW');
  });

  it('can be discarded, and its wording is locked once it is sent', async () => {
    const form = await createForm(await person());
    const sent = await recruiter.post(`/screening-forms/${idOf(form)}/actions/send`, delivery(1));
    expect(sent.body.status).toBe('sent');
    const changed = await recruiter.patch(`/screening-forms/${idOf(form)}`, {
      version: sent.body.version,
      changes: { title: 'Other words' },
    });
    expect(changed.body.error.code).toBe('INVALID_TRANSITION');
    const draft = await createForm(await person());
    const gone = await recruiter.delete(`/screening-forms/${idOf(draft)}`, { version: 1 });
    expect([gone.status, gone.body.allowedActions]).toEqual([200, []]);
    expect((await recruiter.get(`/screening-forms/${idOf(draft)}`)).status).toBe(404);
  });
});

describe('sending', () => {
  it('mails a link, counts the questions as used, and does so only once', async () => {
    const pool = await createPool('Counted', { ownerUserId: recruiter.user._id });
    const { _id: questionId, revision } = await createQuestionRecord(pool._id, 'screening');
    const candidate = await person();
    const [first] = usualQuestions();
    if (!first) throw new Error('No question');
    const form = await createForm(candidate, {
      questions: [{ ...first, source: { poolId: pool._id, questionId, revision } }],
    });
    const path = `/screening-forms/${idOf(form)}/actions/send`;
    expect((await recruiter.post(path, delivery(1))).body).toMatchObject({ status: 'sent' });
    expect((await recruiter.post(path, delivery(1))).status).toBe(200);
    expect((await QuestionModel.findById(questionId).lean())?.timesUsed).toBe(1);
    expect((await mailsTo(candidate.email)).map(({ template }) => template)).toEqual([
      'screening_invite',
    ]);
    const log = await AuditEventModel.find({ entityId: idOf(form) }).lean();
    expect(log.map(({ action }) => action)).toEqual(['screening_form.send']);
  });

  it('refuses candidates without an address and those who must not be contacted', async () => {
    const send = async (changes: Parameters<typeof createCandidateRecord>[0]) => {
      const form = await createForm(
        await createCandidateRecord({ ownerUserId: recruiter.user._id, ...changes }),
      );
      return (await recruiter.post(`/screening-forms/${idOf(form)}/actions/send`, delivery(1))).body
        .error.code;
    };
    expect(await send({ email: null })).toBe('NO_RECIPIENTS');
    expect(await send({ status: 'do_not_contact' })).toBe('CANDIDATE_DO_NOT_CONTACT');
  });

  it('is refused before the retry day of a candidate who failed', async () => {
    const candidate = await createCandidateRecord({
      ownerUserId: recruiter.user._id,
      vettingStatus: 'failed',
    });
    const form = await createForm(candidate);
    const fail = (retryAfter: string) =>
      VettingDecisionModel.create({
        candidateId: candidate._id,
        action: 'fail',
        fromStatus: 'in_review',
        toStatus: 'failed',
        at: new Date(),
        retryAfter,
      });
    const send = async () =>
      recruiter.post(`/screening-forms/${idOf(form)}/actions/send`, delivery(1));
    await fail(addDays(today(), 1));
    expect((await send()).body.error.code).toBe('VETTING_RETRY_LATER');
    await VettingDecisionModel.deleteMany({ candidateId: candidate._id });
    await fail(today());
    expect((await send()).body.status).toBe('sent');
  });

  it('returns a link whose secret is only in the response, and which staff cannot open', async () => {
    const form = await createForm(await person());
    const path = `/screening-forms/${idOf(form)}/actions`;
    await recruiter.post(`${path}/send`, delivery(1, 'link'));
    const { body } = await recruiter.post(`${path}/copy-link`);
    expect(body.path).toMatch(/^\/t\/#[\w-]{43}$/);
    const opened = await recruiter.post('/links', { token: body.path.slice(4) });
    expect(opened.body.error.code).toBe('TOKEN_WRONG_PERSON');
    expect(await AccessTokenModel.countDocuments({ subjectId: form._id })).toBe(1);
    expect(JSON.stringify(await AccessTokenModel.find({}).lean())).not.toContain(
      body.path.slice(4),
    );
  });
});

describe('the state machine of a form', () => {
  const staffActions = {
    send: 'send',
    disable_link: 'disable-link',
    enable: 'enable-link',
    extend: 'extend',
  } as const;
  const bodyOf = (action: keyof typeof staffActions, version: number) =>
    action === 'disable_link' ? { version, message: null } : delivery(version);

  it.each(screeningFormMachine.states)(
    'allows the listed actions from %s and nothing else',
    async (status) => {
      const results = [];
      const expected = [];
      for (const [action, path] of Object.entries(staffActions)) {
        const name = action as keyof typeof staffActions;
        const form = await createForm(await person(), { status });
        const { body } = await recruiter.post(
          `/screening-forms/${idOf(form)}/actions/${path}`,
          bodyOf(name, 1),
        );
        results.push([action, body.error?.code ?? body.status]);
        const may = canTransition(screeningFormMachine, status, name);
        expected.push([
          action,
          may ? screeningFormMachine.transitions[name].to : 'INVALID_TRANSITION',
        ]);
      }
      expect(results).toEqual(expected);
    },
  );

  it('is used only by the roles that screen', async () => {
    const answers: Record<string, number> = {};
    for (const role of roles.filter((one) => one !== 'contractor')) {
      const who = await signInAs(test, role);
      const candidate = await createCandidateRecord({
        ownerUserId: recruiter.user._id,
        vetterIds: role === 'vetter' ? [who.user._id] : [],
      });
      const form = await createForm(candidate);
      answers[role] = (
        await who.post(`/screening-forms/${idOf(form)}/actions/send`, delivery(1))
      ).status;
    }
    expect(answers).toEqual({
      owner: 200,
      admin: 200,
      recruiter: 200,
      account_manager: 403,
      vetter: 200,
      team_lead: 200,
      finance_hr: 403,
      staff_viewer: 403,
      client_admin: 403,
      client_manager: 403,
      client_viewer: 403,
      candidate: 403,
    });
  });

  it('closes every link with the form, and reopens it only with a new one', async () => {
    const candidate = await person();
    const form = await createForm(candidate, { status: 'sent' });
    const path = `/screening-forms/${idOf(form)}/actions`;
    const { body: link } = await recruiter.post(`${path}/copy-link`);
    const open = async () =>
      (await recruiter.post('/links', { token: link.path.slice(4) })).body.error;
    const closed = await recruiter.post(`${path}/disable-link`, { version: 1, message: 'Thanks!' });
    expect(closed.body).toMatchObject({ status: 'disabled', allowedActions: ['enable'] });
    expect(await open()).toMatchObject({
      code: 'TOKEN_REVOKED',
      context: { purpose: 'screening_form', agencyName: 'Muster' },
    });
    const enabled = await recruiter.post(`${path}/enable-link`, delivery(closed.body.version));
    expect(enabled.body.status).toBe('sent');
    expect((await open()).code).toBe('TOKEN_REVOKED');
    expect((await mailsTo(candidate.email)).map(({ template }) => template)).toEqual([
      'screening_closed',
      'screening_invite',
    ]);
  });
});

describe('the scheduled jobs', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  it('remind once at each time before the end, then expire the form and notify the recruiter', async () => {
    const candidate = await person();
    const form = await createForm(candidate, { status: 'opened', expiresAt: inHours(47) });
    await remindBeforeEnd(signal);
    await remindBeforeEnd(signal);
    expect(await mailsTo(candidate.email)).toHaveLength(1);
    await remindBeforeEnd(signal, inHours(40));
    expect((await mailsTo(candidate.email)).map(({ template }) => template)).toEqual([
      'screening_reminder',
      'screening_reminder',
    ]);
    await expireForms(signal, inHours(48));
    expect(await ScreeningFormModel.findById(form._id).lean()).toMatchObject({
      status: 'expired',
      isLive: false,
      reminders: 2,
    });
    const told = await NotificationModel.find({ subjectId: candidate._id }).lean();
    expect(told).toMatchObject([{ title: 'The screening form of {name} expired' }]);
  });
});

describe('a review', () => {
  it('scores answers by weight, and no reviewer overwrites another', async () => {
    const form = await createForm(await person(), { status: 'submitted' as ScreeningFormState });
    const [long, yesNo] = form.questions;
    if (!long || !yesNo) throw new Error('No questions');
    await createAnswer(form, long, 'We rewrote the queue.');
    await createAnswer(form, yesNo, 'no', { flagged: true });
    const review = (key: string, version: number, score: number | null) =>
      recruiter.put(`/screening-forms/${idOf(form)}/answers/${key}/review`, {
        version,
        score,
        note: 'Seen.',
      });
    await review(long.key.toHexString(), 1, 5);
    const { body } = await review(yesNo.key.toHexString(), 1, 2);
    // The weights are 2 and 1.
    expect(body).toMatchObject({ score: 4, reviewedBy: { id: recruiter.userId } });
    const stale = await review(yesNo.key.toHexString(), 1, 3);
    expect(stale.body.error.code).toBe('VERSION_CONFLICT');
    const unknown = await review('0'.repeat(24), 1, 3);
    expect(unknown.status).toBe(404);
    const more = await recruiter.post(`/screening-forms/${idOf(form)}/actions/request-more`, {
      version: body.version,
      keys: [yesNo.key.toHexString()],
    });
    expect(more.body).toMatchObject({
      status: 'draft',
      followUpOf: idOf(form),
      questions: [{ text: yesNo.text, answer: null }],
    });
  });
});
