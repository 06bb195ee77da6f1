import { limits, type AnswerValue } from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { AccessTokenModel } from '../links/access-token.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { askedQuestion, createForm, formLink } from './screening.fixtures.ts';
import { ScreeningAnswerModel } from '../../records/screening/screening-answer.model.ts';
import {
  ScreeningFormModel,
  type ScreeningFormRecord,
} from '../../records/screening/screening-form.model.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

/** Creates a browser that opened a link to the form, with its stored identity. */
async function device(form: ScreeningFormRecord, email: string, kept = '') {
  const { token, stored } = await formLink(form, email);
  const path = `/api/v1/links/${stored.handle}/screening`;
  const call = (method: 'get' | 'post' | 'put', rest = '', body?: object) => {
    const request = supertest(test.app)[method](`${path}${rest}`);
    void request.set('Cookie', `muster.link=${token}; muster.device=${kept}`);
    return body ? request.send(body) : request;
  };
  return {
    stored,
    sendCode: () => call('post', '/actions/send-code', {}),
    confirm: (code: string) => call('post', '/actions/confirm', { code }),
    read: () => call('get'),
    open: () => call('post', '/actions/open', {}),
    save: (key: string, value: unknown, version = 0, language: string | null = null) =>
      call('put', `/answers/${key}`, { value, version, language }),
    submit: () => call('post', '/actions/submit', {}),
  };
}

async function scene(changes: Partial<ScreeningFormRecord> = {}) {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const form = await createForm(candidate, { status: 'sent', ...changes });
  const email = candidate.email ?? '';
  const keys = form.questions.map(({ key }) => key.toHexString());
  return { candidate, form, email, keys, phone: await device(form, email) };
}
const statusOf = async ({ _id }: ScreeningFormRecord) =>
  (await ScreeningFormModel.findById(_id).lean())?.status;

it('starts a form only on request, not on reading it, and hides how answers are judged', async () => {
  const { form, phone } = await scene();
  const seen = await phone.read();
  expect(seen.body).toMatchObject({ isBegun: false, answers: [] });
  expect(JSON.stringify(seen.body)).not.toMatch(/idealAnswer|knockOut|competency|weight|trade-off/);
  expect(await statusOf(form)).toBe('sent');
  expect((await phone.open()).body.isBegun).toBe(true);
  expect((await phone.open()).status).toBe(200);
  expect(await statusOf(form)).toBe('opened');
});

it('refuses answers before the form is started', async () => {
  const { keys, phone } = await scene();
  expect((await phone.save(keys[0] ?? '', 'Early')).body.error.code).toBe('INVALID_TRANSITION');
  expect((await phone.submit()).body.error.code).toBe('INVALID_TRANSITION');
});

it('loses no answer if two devices write', async () => {
  const { form, keys, phone, email } = await scene({ status: 'opened' });
  const laptop = await device(form, email);
  const [first = '', second = ''] = keys;
  const begun = await phone.save(first, 'On the train');
  expect(begun.body.version).toBe(1);
  expect(await statusOf(form)).toBe('in_progress');
  const there = await laptop.read();
  expect(there.body.answers).toMatchObject([{ key: first, value: 'On the train', version: 1 }]);
  await laptop.save(first, 'At the desk', 1);
  // The phone wakes up with its old state.
  const refused = await phone.save(first, 'On the train, more', 1);
  expect(refused.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { value: 'At the desk', version: 2 } },
  });
  // The other answer is not affected, and saving the same text twice is not a conflict.
  expect((await phone.save(second, 'yes')).status).toBe(200);
  expect((await phone.save(first, 'At the desk', 1)).status).toBe(200);
  const [one, two] = await Promise.all([phone.save(first, 'One', 2), laptop.save(first, 'Two', 2)]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
});

describe('on a second device', () => {
  const begunElsewhere = async () => {
    const { form, keys, email } = await scene();
    const phone = await device(form, email, 'phone');
    await phone.open();
    await phone.save(keys[0] ?? '', 'On the train');
    return { form, keys, email, phone, laptop: await device(form, email, 'laptop') };
  };
  const mailedCode = async (to: string) => {
    const mail = await EmailMessageModel.findOne({ template: 'screening_code', to: to })
      .sort({ _id: -1 })
      .lean();
    return mail?.variables['code'] ?? '';
  };
  const wrongFor = (code: string) => (code === '999999' ? '888888' : '999999');

  it('shows, saves and accepts nothing without a code', async () => {
    const { keys, email, phone, laptop } = await begunElsewhere();
    const refused = [
      await laptop.read(),
      await laptop.open(),
      await laptop.save(keys[0] ?? '', 'At the desk', 1),
      await laptop.submit(),
    ];
    const [mailbox = '', domain] = email.split('@');
    for (const { status, body } of refused)
      expect([status, body.error.code, body.error.context]).toEqual([
        403,
        'IDENTITY_NOT_CONFIRMED',
        { maskedEmail: expect.stringMatching(new RegExp(`^${mailbox[0]}.*@${domain}$`)) },
      ]);
    expect((await phone.read()).body.answers).toMatchObject([{ value: 'On the train' }]);
  });

  it('continues where the first one stopped, with the code of a mail, and both may write', async () => {
    const { form, keys, email, phone, laptop } = await begunElsewhere();
    // Without a requested code, none is valid.
    expect((await laptop.confirm('123456')).body.error.context).toEqual({ triesLeft: 0 });
    expect((await laptop.sendCode()).status).toBe(200);
    const code = await mailedCode(email);
    const wrong = await laptop.confirm(wrongFor(code));
    expect([wrong.status, wrong.body.error]).toMatchObject([
      422,
      { code: 'CODE_INVALID', context: { triesLeft: 4 } },
    ]);
    const confirmed = await laptop.confirm(code);
    expect(confirmed.body.answers).toMatchObject([{ key: keys[0], value: 'On the train' }]);
    expect((await laptop.save(keys[0] ?? '', 'At the desk', 1)).status).toBe(200);
    expect((await phone.save(keys[1] ?? '', 'yes')).status).toBe(200);
    expect((await laptop.confirm(code)).body.error.code).toBe('CODE_INVALID');
    const told = await AuditEventModel.find({ entityId: form._id.toHexString() }).lean();
    expect(told.map(({ action }) => action)).toContain('screening_form.confirm_device');
    // A new link in the same browser recognises it.
    expect((await (await device(form, email, 'laptop')).read()).status).toBe(200);
  });

  it('shows a reopened form only to the browsers that were known before', async () => {
    const { form, email, keys } = await begunElsewhere();
    const act = async (action: string, body: object) => {
      const { version } = (await ScreeningFormModel.findById(form._id).lean()) ?? form;
      const path = `/screening-forms/${form._id.toHexString()}/actions/${action}`;
      expect((await recruiter.post(path, { version, message: null, ...body })).status).toBe(200);
    };
    await act('disable-link', {});
    await act('enable-link', { by: 'link' });
    // The new link is forwarded to someone else.
    const stranger = await device(form, email, 'laptop');
    expect((await stranger.read()).body.error.code).toBe('IDENTITY_NOT_CONFIRMED');
    expect((await stranger.open()).body.error.code).toBe('IDENTITY_NOT_CONFIRMED');
    const phone = await device(form, email, 'phone');
    expect((await phone.open()).body.answers).toMatchObject([
      { key: keys[0], value: 'On the train' },
    ]);
    await stranger.sendCode();
    expect((await stranger.confirm(await mailedCode(email))).status).toBe(200);
    expect((await phone.read()).status).toBe(200);
  });

  it('allows five tries of a code, then requires a new one', async () => {
    const { email, laptop } = await begunElsewhere();
    await laptop.sendCode();
    const code = await mailedCode(email);
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect((await laptop.confirm(wrongFor(code))).body.error.context).toEqual({ triesLeft });
    expect((await laptop.confirm(code)).body.error.code).toBe('CODE_INVALID');
    await laptop.sendCode();
    expect((await laptop.confirm(await mailedCode(email))).status).toBe(200);
  });

  it('reports an expired code as expired, even if a wrong one is entered', async () => {
    const { email, laptop } = await begunElsewhere();
    await laptop.sendCode();
    const code = await mailedCode(email);
    await AccessTokenModel.updateOne(
      { _id: laptop.stored._id },
      { $set: { codeExpiresAt: new Date() } },
    );
    for (const entered of [code, wrongFor(code)]) {
      const late = await laptop.confirm(entered);
      expect([late.status, late.body.error.code]).toEqual([410, 'CODE_EXPIRED']);
    }
    await laptop.sendCode();
    expect((await laptop.confirm(await mailedCode(email))).status).toBe(200);
  });

  it('requires a code from the browser that lost the race to start, but not from a signed-in candidate', async () => {
    const { form, email, candidate } = await scene();
    const devices = [await device(form, email, 'phone'), await device(form, email, 'laptop')];
    const begun = await Promise.all(devices.map(({ open }) => open()));
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const account = await signInAs(test, 'candidate', { user: { email } });
    await CandidateModel.updateOne({ _id: candidate._id }, { userId: account.user._id });
    const { stored, token } = await formLink(form, email);
    const own = await supertest(test.app)
      .get(`/api/v1/links/${stored.handle}/screening`)
      .set('Cookie', `muster.link=${token}; ${account.cookie}`);
    expect(own.status).toBe(200);
  });
});

it('moves the vetting of the candidate forward, and back when no form is left to answer', async () => {
  const candidate = await createCandidateRecord({ ownerUserId: recruiter.user._id });
  const vettingNow = async () =>
    (await CandidateModel.findById(candidate._id).lean())?.vettingStatus;
  const act = async (form: ScreeningFormRecord, action: string, body: object = {}) => {
    const { version } = (await ScreeningFormModel.findById(form._id).lean()) ?? form;
    const path = `/screening-forms/${form._id.toHexString()}/actions/${action}`;
    const answer = await recruiter.post(path, { version, by: 'link', message: null, ...body });
    return [answer.status, await vettingNow()];
  };
  const form = await createForm(candidate);
  const other = await createForm(candidate, { poolId: new Types.ObjectId() });
  expect(await act(form, 'send')).toEqual([200, 'screening_sent']);
  expect(await act(other, 'send')).toEqual([200, 'screening_sent']);
  const closing = { by: undefined };
  expect(await act(other, 'disable-link', closing)).toEqual([200, 'screening_sent']);
  expect(await act(form, 'disable-link', closing)).toEqual([200, 'not_started']);
  expect(await act(form, 'enable-link')).toEqual([200, 'screening_sent']);
  await ScreeningFormModel.updateOne({ _id: form._id }, { status: 'opened' });
  const phone = await device(form, candidate.email ?? '');
  await phone.save(form.questions[0]?.key.toHexString() ?? '', 'We rewrote the queue.');
  await phone.save(form.questions[1]?.key.toHexString() ?? '', 'yes');
  expect((await phone.submit()).status).toBe(200);
  expect(await vettingNow()).toBe('screening_submitted');
});

it('accepts only a complete form, flags the knock-out, notifies the recruiter, and locks the form', async () => {
  const { form, keys, phone, email, candidate } = await scene({ status: 'opened' });
  const [first = '', second = ''] = keys;
  await phone.save(second, 'no');
  const missing = await phone.submit();
  expect(missing.body.error.fields).toMatchObject([{ path: `answers.${first}`, code: 'REQUIRED' }]);
  await phone.save(first, 'We rewrote the queue.');
  expect((await phone.submit()).status).toBe(200);
  expect(await statusOf(form)).toBe('submitted');
  const flagged = await ScreeningAnswerModel.find({ formId: form._id, flagged: true }).lean();
  expect(flagged.map(({ key }) => key.toHexString())).toEqual([second]);
  const late = [await phone.read(), await phone.save(first, 'More', 1), await phone.submit()];
  expect(late.map(({ body }) => body.error.code)).toEqual([
    'TOKEN_USED',
    'TOKEN_USED',
    'TOKEN_USED',
  ]);
  const told = await NotificationModel.find({ subjectId: candidate._id }).lean();
  expect(told).toMatchObject([
    { userId: recruiter.user._id, body: 'Screening: Backend. Answers to look at first: 1.' },
  ]);
  expect(await EmailMessageModel.distinct('template', { to: email })).toEqual([
    'screening_received',
  ]);
});

it('states why a form cannot be opened', async () => {
  const code = async (changes: Partial<ScreeningFormRecord>) =>
    (await (await scene(changes)).phone.read()).body.error.code;
  expect(await code({ status: 'draft' })).toBe('TOKEN_INVALID');
  expect(await code({ status: 'submitted' })).toBe('TOKEN_USED');
  expect(await code({ status: 'disabled' })).toBe('TOKEN_REVOKED');
  expect(await code({ status: 'expired' })).toBe('TOKEN_EXPIRED');
  expect(await code({ status: 'opened', expiresAt: new Date(Date.now() - 1) })).toBe(
    'TOKEN_EXPIRED',
  );
});

const scripts = [...'жλ漢あ한عשनதกაአ😀𐍈é'].map((letter) => [letter] as const);
it.each(scripts)('stores 5,000 characters of %s as typed', async (letter) => {
  const { keys, phone } = await scene({ status: 'opened' });
  const text = letter.repeat(limits.question.longAnswer);
  const saved = await phone.save(keys[0] ?? '', text);
  expect(saved.body.value === text).toBe(true);
  const more = await phone.save(keys[0] ?? '', `${text}${letter}`, 1);
  expect(more.body.error.fields[0]).toMatchObject({ code: 'TOO_LONG' });
});

it('stores markup as text and refuses invalid answers', async () => {
  const number = askedQuestion({ answerType: 'number', min: 1, max: 10 });
  const link = askedQuestion({ answerType: 'file' });
  const own = askedQuestion({ answerLanguage: 'own' });
  const { form, phone, keys } = await scene({ status: 'opened' });
  await ScreeningFormModel.updateOne(
    { _id: form._id },
    { $push: { questions: { $each: [number, link, own] } } },
  );
  const [text = '', yesNo = '', several = ''] = keys;
  const markup = '<script>alert(1)</script> {{firstName}} $where';
  expect((await phone.save(text, markup)).body.value).toBe(markup);
  const refused: [string, AnswerValue | object, string][] = [
    [text, 7, 'INVALID_FORMAT'],
    [text, ['Go'], 'INVALID_FORMAT'],
    [yesNo, 'perhaps', 'INVALID_OPTION'],
    [several, ['Go', 'COBOL'], 'INVALID_OPTION'],
    [several, ['Go', 'Go'], 'INVALID_OPTION'],
    [number.key.toHexString(), 11, 'OUT_OF_RANGE'],
    [number.key.toHexString(), '7', 'INVALID_FORMAT'],
    [link.key.toHexString(), 'javascript:alert(1)', 'INVALID_FORMAT'],
    [text, { $gt: '' }, 'UNKNOWN_FIELD'],
  ];
  const answers = [];
  for (const [key, value] of refused) {
    const { status, body } = await phone.save(key, value, 1);
    answers.push([key, value, status === 422 ? body.error.fields[0].code : status]);
  }
  expect(answers.map(([, , code]) => code)).toEqual(refused.map(([, , code]) => code));
  expect((await phone.save('0'.repeat(24), 'x')).status).toBe(404);
  const spoken = await phone.save(own.key.toHexString(), 'Olá', 0, 'pt');
  expect(spoken.body.language).toBe('pt');
});

it('starts a form once, even if it is opened fifty times at once', async () => {
  const { form, phone } = await scene();
  const answers = await Promise.all(Array.from({ length: 50 }, () => phone.open()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf(form)).toBe('opened');
});
