import supertest from 'supertest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createAnswer, createForm, formLink } from './screening.fixtures.ts';
import { ScreeningFormModel } from '../../records/screening/screening-form.model.ts';

let test: TestApp;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

/** A candidate who was sent a form, and whose vetting was put on hold before the answers came. */
async function heldBeforeAnswers() {
  const candidate = await createCandidateRecord({
    status: 'active',
    vettingStatus: 'screening_sent',
  });
  const form = await createForm(candidate, { status: 'in_progress' });
  for (const [index, question] of form.questions.entries())
    await createAnswer(
      form,
      question,
      ['A queue, because order matters.', 'yes', ['Go']][index] ?? '',
    );
  const step = async (action: string, body: object = {}) => {
    const { version } = await CandidateModel.findById(candidate._id).orFail().lean();
    const path = `/candidates/${candidate._id.toHexString()}/vetting/actions/${action}`;
    return (await lead.post(path, { version, ...body })).body;
  };
  expect((await step('hold', { note: 'Travels.' })).status).toBe('on_hold');
  return { candidate, form, resume: () => step('resume') };
}

it('is reviewed after the hold if the answers came meanwhile', async () => {
  const { candidate, form, resume } = await heldBeforeAnswers();
  const { token, stored } = await formLink(form, candidate.email ?? '');
  const submitted = await supertest(test.app)
    .post(`/api/v1/links/${stored.handle}/screening/actions/submit`)
    .set('Cookie', `muster.link=${token}; muster.device=`)
    .send({});
  expect(submitted.status).toBe(200);
  expect((await resume()).status).toBe('screening_submitted');
});

it('begins anew after the hold if the form was closed meanwhile', async () => {
  const { form, resume } = await heldBeforeAnswers();
  const { version } = await ScreeningFormModel.findById(form._id).orFail().lean();
  const path = `/screening-forms/${form._id.toHexString()}/actions/disable-link`;
  expect((await lead.post(path, { version, message: null })).status).toBe(200);
  const { status, allowedActions } = await resume();
  expect([status, allowedActions.includes('skip_to_interview')]).toEqual(['not_started', true]);
});
