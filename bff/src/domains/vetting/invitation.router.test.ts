import { hourMs } from '@muster/contracts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createInterview, createInterviewer, inVetting } from './vetting.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(() => EmailMessageModel.deleteMany({}));

let people = 0;
const invited = async (startsAt: Date) => {
  const email = `invited.${(people += 1)}@people.test`;
  const candidate = await inVetting('interview_scheduled', { email, emailNorm: email });
  const { _id } = await createInterviewer();
  const interview = await createInterview(candidate, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    interviewers: [{ userId: _id, isLead: true }],
  });
  return { candidate, path: `/vetting-interviews/${interview._id.toHexString()}` };
};
const send = (path: string, body: object) =>
  recruiter
    .post(`${path}/actions/send-invitation`, body)
    .set('Idempotency-Key', crypto.randomUUID());

it('sends an invitation to the fixed time with calendar entry and custom words, and cancels it', async () => {
  const startsAt = new Date(Date.now() + 48 * hourMs);
  const { candidate, path } = await invited(startsAt);
  const shown = await recruiter.get(`${path}/invitation`);
  expect(shown.body).toMatchObject({
    to: candidate.email,
    problem: null,
    isOver: false,
    mayEdit: true,
    interviewersGone: [],
    startsAt: startsAt.toISOString(),
  });
  expect(shown.body.text).toContain('We have arranged an interview with you.');

  const { body } = await send(path, { text: 'See you on Tuesday.' });
  const mail = await EmailMessageModel.findById(body.mailId).lean();
  expect(mail).toMatchObject({
    status: 'scheduled',
    to: [candidate.email],
    variables: { text: 'See you on Tuesday.' },
    calendar: { method: 'request', startsAt },
  });
  const undone = await recruiter.post(`/messages/${body.mailId}/actions/cancel`, {
    version: body.version,
  });
  expect(undone.body).toMatchObject({ status: 'cancelled' });

  const tried = await send(path, { test: true });
  expect(tried.body).toEqual({ mailId: null, version: 0 });
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  const sent = await EmailMessageModel.find({ status: 'sent' }).lean();
  expect(sent).toMatchObject([{ to: [recruiter.user.email], subjectId: null }]);
});

it('refuses an interview that is over, and a candidate who must not be contacted', async () => {
  const past = await invited(new Date(Date.now() - hourMs));
  expect((await recruiter.get(`${past.path}/invitation`)).body).toMatchObject({ isOver: true });
  expect((await send(past.path, {})).body.error.code).toBe('INVALID_TRANSITION');
  const { candidate, path } = await invited(new Date(Date.now() + 48 * hourMs));
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'do_not_contact' } });
  expect((await send(path, {})).body.error.code).toBe('CANDIDATE_DO_NOT_CONTACT');
});
