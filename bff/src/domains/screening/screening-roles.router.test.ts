import {
  can,
  canTransition,
  openScreeningStates,
  roles,
  screeningFormMachine,
  type PermissionName,
  type ScreeningFormState,
} from '@muster/contracts';
import { Types } from 'mongoose';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { questionInput } from '../questions/question.fixtures.ts';
import { createAnswer, createForm, formLink } from './screening.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The actions of staff, with the end of their path and a body. */
const staffActions = {
  send: ['send', { by: 'mail', message: null }],
  disable_link: ['disable-link', { message: null }],
  enable: ['enable-link', { by: 'mail', message: null }],
  extend: ['extend', { by: 'link', message: null }],
} as const;
type StaffAction = keyof typeof staffActions;
const staffActionNames = Object.keys(staffActions) as StaffAction[];

/** Runs the action on a form of a candidate visible only to these vetters. */
async function act(who: SignedIn, action: StaffAction, vetterIds: Types.ObjectId[]) {
  const [status] = screeningFormMachine.transitions[action].from;
  const form = await createForm(await createCandidateRecord({ vetterIds }), { status });
  const [path, body] = staffActions[action];
  const answer = await who.post(`/screening-forms/${form._id.toHexString()}/actions/${path}`, {
    version: form.version,
    ...body,
  });
  const now = await ScreeningFormModel.findById(form._id).lean();
  return { code: answer.status, isChanged: now?.status !== status };
}

describe.each(roles.filter((role) => role !== 'contractor'))('%s', (role) => {
  let who: SignedIn;
  beforeAll(async () => {
    who = await signInAs(test, role);
  });

  it.each(staffActionNames)('performs %s on a form only with its permission', async (action) => {
    const { permission } = screeningFormMachine.transitions[action];
    const may = can(role, permission as PermissionName);
    expect(await act(who, action, role === 'vetter' ? [who.user._id] : [])).toEqual({
      code: may ? 200 : 403,
      isChanged: may,
    });
  });
});

/** Other actions of staff, on a form in a suitable state. */
const otherActions: Readonly<Record<string, (who: SignedIn, ids: Ids) => Promise<number>>> = {
  create: async (who, { candidateId }) =>
    (
      await who.post(`/candidates/${candidateId}/screening-forms`, {
        poolId: null,
        title: 'Screening',
        intro: null,
        dueInDays: 5,
        questions: [{ from: 'own', key: null, question: questionInput() }],
      })
    ).status,
  edit: async (who, { draftId }) =>
    (await who.patch(`/screening-forms/${draftId}`, { version: 1, changes: { dueInDays: 3 } }))
      .status,
  discard: async (who, { draftId }) =>
    (await who.delete(`/screening-forms/${draftId}`, { version: 2 })).status,
  remind: async (who, { sentId }) =>
    (await who.post(`/screening-forms/${sentId}/actions/remind`, { version: 1 })).status,
  copy_link: async (who, { sentId }) =>
    (await who.post(`/screening-forms/${sentId}/actions/copy-link`)).status,
  review: async (who, { doneId, key }) =>
    (
      await who.put(`/screening-forms/${doneId}/answers/${key}/review`, {
        version: 1,
        score: 4,
        note: null,
      })
    ).status,
  request_more: async (who, { doneId, key }) => {
    const version = (await ScreeningFormModel.findById(doneId).lean())?.version ?? 0;
    const path = `/screening-forms/${doneId}/actions/request-more`;
    return (await who.post(path, { version, keys: [key] })).status;
  },
};
type Ids = Record<'candidateId' | 'draftId' | 'sentId' | 'doneId' | 'key', string>;

async function formsFor(vetterIds: Types.ObjectId[]): Promise<Ids> {
  const candidate = await createCandidateRecord({ vetterIds });
  const other = () => ({ poolId: new Types.ObjectId() });
  const draft = await createForm(candidate, other());
  const sent = await createForm(candidate, { ...other(), status: 'sent' });
  const done = await createForm(candidate, { ...other(), status: 'submitted' });
  const [question] = done.questions;
  if (!question) throw new Error('No question');
  await createAnswer(done, question, 'We rewrote the queue.');
  const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
  return {
    candidateId: idOf(candidate),
    draftId: idOf(draft),
    sentId: idOf(sent),
    doneId: idOf(done),
    key: question.key.toHexString(),
  };
}

it.each(roles.filter((role) => role !== 'contractor'))(
  '%s creates, edits, reminds, scores and asks again only with permission',
  async (role) => {
    const who = await signInAs(test, role);
    const ids = await formsFor(role === 'vetter' ? [who.user._id] : []);
    const may = can(role, 'screening.send');
    for (const [action, run] of Object.entries(otherActions)) {
      const status = await run(who, ids);
      const isMade = action === 'create' || action === 'request_more';
      expect([action, status]).toEqual([action, may ? (isMade ? 201 : 200) : 403]);
    }
  },
);

it.each(staffActionNames)(
  '%s is refused to a vetter who cannot see the candidate',
  async (action) => {
    const vetter = await signInAs(test, 'vetter');
    expect(await act(vetter, action, [])).toEqual({ code: 404, isChanged: false });
  },
);

/** The refusal of a link in states without answers. */
const closed: Partial<Record<ScreeningFormState, string>> = {
  draft: 'TOKEN_INVALID',
  submitted: 'TOKEN_USED',
  disabled: 'TOKEN_REVOKED',
  expired: 'TOKEN_EXPIRED',
};

describe.each(screeningFormMachine.states)('a form that is %s', (status) => {
  it.each(['open', 'save_answer', 'submit'] as const)(
    'answers %s as its state machine allows',
    async (step) => {
      const candidate = await createCandidateRecord();
      const form = await createForm(candidate, { status });
      const [long, yesNo] = form.questions;
      if (!long || !yesNo) throw new Error('No questions');
      await createAnswer(form, long, 'We rewrote the queue.');
      await createAnswer(form, yesNo, 'yes');
      const { token, stored } = await formLink(form, candidate.email ?? '');
      const base = `/api/v1/links/${stored.handle}/screening`;
      const { put, post } = supertest(test.app);
      const call =
        step === 'save_answer'
          ? put(`${base}/answers/${long.key.toHexString()}`)
          : post(`${base}/actions/${step}`);
      const words = { value: 'We kept the queue.', version: 1, language: null };
      const { body } = await call
        .set('Cookie', `muster.link=${token}`)
        .send(step === 'save_answer' ? words : {});

      const isOpen = openScreeningStates.some((state) => state === status);
      const may = canTransition(screeningFormMachine, status, step);
      // On a second device the form is already started.
      const isAgain = step === 'open' && isOpen;
      const refusal = closed[status] ?? 'INVALID_TRANSITION';
      expect(body.error?.code ?? 200).toBe(may || isAgain ? 200 : refusal);
      const now = await ScreeningFormModel.findById(form._id).lean();
      expect(now?.status).toBe(may ? screeningFormMachine.transitions[step].to : status);
    },
  );
});
