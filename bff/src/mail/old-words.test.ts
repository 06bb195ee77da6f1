import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../testing/sign-in.ts';
import { createCandidateRecord } from '../domains/candidates/candidate.fixtures.ts';
import { createMessageRecord } from '../domains/messages/message.fixtures.ts';
import { EmailMessageModel } from './email-message.model.ts';
import { emptyOldMails } from './old-words.ts';

let test: TestApp;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

it('empties mails two years after their end except the header, and keeps newer and pending ones', async () => {
  const candidate = await createCandidateRecord();
  const written = async (status: 'sent' | 'scheduled', daysAgo: number) => {
    const mail = await createMessageRecord(recruiter.user._id, candidate, {
      status,
      subject: 'The contract',
      text: 'It is attached.',
      to: ['ana@people.test'],
    });
    const createdAt = new Date(Date.now() - daysAgo * 86_400_000);
    await EmailMessageModel.collection.updateOne({ _id: mail._id }, { $set: { createdAt } });
    return mail._id;
  };
  const [old, young, waiting] = [
    await written('sent', 800),
    await written('sent', 700),
    await written('scheduled', 800),
  ];
  const { signal } = new AbortController();
  expect(await emptyOldMails(signal)).toBe(1);
  expect(await emptyOldMails(signal)).toBe(0);
  const textOf = async (id: typeof old) => (await EmailMessageModel.findById(id).lean())?.text;
  expect(await EmailMessageModel.findById(old).lean()).toMatchObject({
    subject: 'The contract',
    to: ['ana@people.test'],
    text: '',
    status: 'sent',
  });
  expect(await textOf(young)).toBe('It is attached.');
  expect(await textOf(waiting)).toBe('It is attached.');
});
