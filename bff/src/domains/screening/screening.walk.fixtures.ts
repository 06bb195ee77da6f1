import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { bytes, createUpload } from '../files/files.walk.fixtures.ts';
import { jobFor, secretOf } from '../jobs/jobs.walk.fixtures.ts';
import type { AccessToken } from '../links/access-token.model.ts';
import { giveLinkCode } from '../links/links.fixtures.ts';
import { createPool } from '../pools/pool.fixtures.ts';
import { createQuestionRecord, questionInput } from '../questions/question.fixtures.ts';
import {
  askedQuestion,
  createAnswer,
  createFileAnswer,
  createForm,
  formLink,
} from './screening.fixtures.ts';
import type { ScreeningFormRecord } from '../../records/screening/screening-form.model.ts';

let pools = 0;
const idOf = ({ _id }: Pick<Candidate, '_id'>): string => _id.toHexString();
const ownQuestion = () => ({
  from: 'own' as const,
  key: null,
  question: questionInput({
    required: true,
    answerType: 'yes_no',
    competency: 'Culture',
    knockOut: { when: 'answer_is', values: ['no'] },
  }),
});

const about = (
  permission: 'screening.send' | 'screening.readAnswers',
  make: (candidate: Candidate) => Promise<Call> | Call,
): EndpointFixture => ({
  call: async (world, caller) => make(await candidateFor(world, caller, permission)),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && make(candidate);
  },
});

const onForm = (
  status: ScreeningFormRecord['status'],
  body: ((form: ScreeningFormRecord) => object) | null,
  permission: 'screening.send' | 'screening.readAnswers' = 'screening.send',
): EndpointFixture =>
  about(permission, async (candidate) => {
    const form = await createForm(candidate, { status });
    return {
      params: { id: form._id.toHexString() },
      ...(body && { body: { version: form.version, ...body(form) } }),
    };
  });

const delivered = { by: 'mail', message: 'Take your time.' };

async function linkFor({ signedIn }: Caller, status: ScreeningFormRecord['status']) {
  const candidate = await createCandidateRecord();
  const form = await createForm(candidate, { status });
  const link = await formLink(form, signedIn?.user.email ?? 'guest@people.test');
  return { form, ...link };
}

const onVisit = (
  status: ScreeningFormRecord['status'],
  more: (form: ScreeningFormRecord, link: AccessToken) => Promise<object> | object = () => ({}),
): EndpointFixture => ({
  call: async (_world, caller) => {
    const { token, stored, form } = await linkFor(caller, status);
    const { params = {}, ...rest } = (await more(form, stored)) as {
      params?: Record<string, string>;
    };
    return {
      params: { handle: stored.handle, ...params },
      headers: { Cookie: `muster.link=${token}` },
      ...rest,
    };
  },
  // The handle is not secret: without its cookie it opens nothing.
  hidden: async (_world, caller) => {
    const [mine, other] = [await linkFor(caller, status), await linkFor(caller, status)];
    const { params = {}, ...rest } = (await more(other.form, other.stored)) as {
      params?: Record<string, string>;
    };
    return {
      params: { handle: other.stored.handle, ...params },
      headers: { Cookie: `muster.link=${mine.token}` },
      ...rest,
    };
  },
});

const confirmedBy = async (link: AccessToken) => ({ body: { code: await giveLinkCode(link) } });

const onUpload = (arrived: number, rest: object = {}): EndpointFixture =>
  onVisit('opened', async ({ _id }) => ({
    params: { id: (await createUpload(_id, arrived))._id.toHexString() },
    ...rest,
  }));

const firstKey = ({ questions }: ScreeningFormRecord): string =>
  questions[0]?.key.toHexString() ?? '';

export const screeningFixtures: EndpointFixtures = {
  'screeningForms.ofCandidate': about('screening.readAnswers', async (candidate) => {
    await createForm(candidate, { status: 'submitted' });
    return { params: { id: idOf(candidate) } };
  }),
  'screeningForms.create': about('screening.send', (candidate) => ({
    params: { id: idOf(candidate) },
    body: {
      poolId: null,
      title: 'Screening',
      intro: null,
      dueInDays: 5,
      questions: [ownQuestion()],
    },
  })),
  'screeningForms.bulk': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'screening.send');
      const pool = await createPool(`Pool to screen ${(pools += 1)}`, {
        ownerUserId: personOf(caller).user._id,
      });
      await createQuestionRecord(pool._id, 'screening');
      const terms = { poolId: pool._id.toHexString(), dueInDays: 5, message: null };
      return { body: { ids: [idOf(candidate)], ...terms } };
    },
  },
  'screeningForms.read': onForm('submitted', null, 'screening.readAnswers'),
  'screeningForms.file': about('screening.readAnswers', async (candidate) => {
    const question = askedQuestion({ answerType: 'file' });
    const form = await createForm(candidate, { status: 'submitted', questions: [question] });
    const { _id } = await createFileAnswer(form, question);
    return {
      params: {
        id: form._id.toHexString(),
        key: question.key.toHexString(),
        fileId: _id.toHexString(),
      },
    };
  }),
  'screeningForms.update': onForm('draft', () => ({
    changes: { title: 'Screening, once more', questions: [ownQuestion()] },
  })),
  'screeningForms.delete': onForm('draft', () => ({})),
  'screeningForms.ofJob': {
    call: async (world, caller) => ({
      params: {
        // Of other users' jobs recruiters only see open ones.
        id: (await jobFor(world, caller, 'screening.send', { status: 'open' }))._id.toHexString(),
      },
    }),
    hidden: async (world, caller) => {
      const secret = await secretOf(world, caller);
      return secret && { params: { id: secret._id.toHexString() } };
    },
  },
  'screeningForms.previewMail': about('screening.send', async (candidate) => ({
    params: { id: (await createForm(candidate))._id.toHexString() },
    body: { message: 'Take your time.', language: 'es' },
  })),
  'screeningForms.send': onForm('draft', () => delivered),
  'screeningForms.copyLink': onForm('sent', null),
  'screeningForms.remind': onForm('opened', () => ({})),
  'screeningForms.disableLink': onForm('sent', () => ({ message: 'We found somebody.' })),
  'screeningForms.enable': onForm('disabled', () => delivered),
  'screeningForms.extend': onForm('expired', () => delivered),
  'screeningForms.requestMore': onForm('submitted', (form) => ({ keys: [firstKey(form)] })),
  'screeningForms.review': about('screening.send', async (candidate) => {
    const form = await createForm(candidate, { status: 'submitted' });
    const [question] = form.questions;
    if (!question) throw new Error('The form has no questions');
    const { version } = await createAnswer(form, question, 'We rewrote the queue.');
    return {
      params: { id: form._id.toHexString(), key: question.key.toHexString() },
      body: { version, score: 4, note: 'Names the trade-off.' },
    };
  }),
  'screeningVisit.read': onVisit('opened'),
  'screeningVisit.open': onVisit('sent'),
  'screeningVisit.sendCode': onVisit('in_progress'),
  'screeningVisit.confirm': onVisit('in_progress', (_form, link) => confirmedBy(link)),
  'screeningVisit.saveAnswer': onVisit('opened', (form) => ({
    params: { key: firstKey(form) },
    body: { version: 0, value: 'We rewrote the queue.', language: null },
  })),
  'screeningVisit.beginFile': onVisit('opened', () => ({
    body: { name: 'cv.pdf', size: bytes.length, purpose: 'portfolio' },
  })),
  'screeningVisit.readUpload': onUpload(0),
  'screeningVisit.sendFile': onUpload(0, {
    query: { offset: '0' },
    bytes: bytes.subarray(0, 100),
  }),
  'screeningVisit.completeFile': onUpload(bytes.length, { body: {} }),
  'screeningVisit.submit': onVisit('in_progress', async (form) => {
    const [first, second] = form.questions;
    if (!first || !second) throw new Error('The form has no questions');
    await createAnswer(form, first, 'We rewrote the queue.');
    await createAnswer(form, second, 'yes');
    return { body: { copy: true } };
  }),
};
