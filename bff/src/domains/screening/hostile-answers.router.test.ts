import type { AnswerType } from '@muster/contracts';
import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { ScreeningAnswerModel } from '../../records/screening/screening-answer.model.ts';
import type { AskedQuestion } from '../../records/screening/screening-form.model.ts';
import { askedQuestion, createForm, formLink } from './screening.fixtures.ts';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

/** Saves answers to one question of a started form. */
async function asked(question: AskedQuestion) {
  const candidate = await createCandidateRecord();
  const form = await createForm(candidate, { status: 'opened', questions: [question] });
  const { token, stored } = await formLink(form, candidate.email ?? '');
  const path = `/api/v1/links/${stored.handle}/screening/answers/${question.key.toHexString()}`;
  const save = (value: unknown) =>
    supertest(test.app)
      .put(path)
      .set('Cookie', `muster.link=${token}`)
      .send({ value, version: 0, language: null });
  const kept = () => ScreeningAnswerModel.find({ formId: form._id }).lean();
  return { save, kept };
}

const options = ['Go', 'Rust'];
const nothings: readonly unknown[] = [
  true,
  { $gt: '' },
  { toString: 'x' },
  [['Go']],
  [{ $ne: null }],
  [7],
];
const wrong: Readonly<Record<AnswerType, readonly unknown[]>> = {
  short_text: [7, ['Go']],
  long_text: [7, ['Go']],
  code: [7, ['Go']],
  single_choice: ['COBOL', 'go', 0, ['Go']],
  multi_choice: ['Go', ['COBOL'], ['Go', 'Go'], 0],
  number: ['7', ['7'], 0, 11, 1e12],
  scale_1_5: ['3', 0, 6, 2.5, [3]],
  yes_no: ['perhaps', 'YES', 1, ['yes']],
  date: ['2026-02-30', '30.02.2026', 'tomorrow', 20260230],
  url: ['javascript:alert(1)', 'data:text/html,x', 'work of mine', 7],
  file: ['javascript:alert(1)', 7, ['0'.repeat(24)], ['../../etc/passwd']],
};

it.each(Object.keys(wrong) as AnswerType[])(
  'stores nothing that is no valid answer to a question of the kind %s',
  async (answerType) => {
    const question = askedQuestion({
      answerType,
      ...(answerType.endsWith('choice') && { options }),
      ...(answerType === 'number' && { min: 1, max: 10 }),
    });
    const { save, kept } = await asked(question);
    const answers = [];
    for (const value of [...wrong[answerType], ...nothings])
      answers.push([value, (await save(value)).status]);
    expect(answers.filter(([, status]) => status !== 422)).toEqual([]);
    expect(await kept()).toEqual([]);
  },
);

const markup = [
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '{{firstName}} ${7 * 7} <%= 7 %>',
  '\'; DROP TABLE candidates; -- "$where": "1"',
  '=HYPERLINK("https://evil.test")',
];
it.each(['short_text', 'long_text', 'code'] as const)(
  'stores markup in a %s as plain text',
  async (answerType) => {
    for (const text of markup) {
      const { save, kept } = await asked(askedQuestion({ answerType }));
      expect((await save(text).expect(200)).body.value).toBe(text);
      expect(await kept()).toMatchObject([{ value: text }]);
    }
  },
);
