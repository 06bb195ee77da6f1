import { createTestApp } from '../../testing/create-test-app.ts';
import type { TestApp } from '../../testing/create-test-app.ts';
import { visitor } from '../../testing/agent.ts';
import { testConfig } from '../../testing/test-config.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { EmailMessageModel } from '../../mail/email-message.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../companies/company.model.ts';
import { JobModel } from '../jobs/job.model.ts';
import { PositionModel } from '../positions/position.model.ts';
import { formTicket } from './form-ticket.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // Somebody has to look after those who are new.
  await signInAs(test, 'account_manager');
});
afterAll(() => test.close());
beforeEach(() => JobModel.deleteMany({}));

const { sessionSecret } = testConfig();
const request = (changes: object = {}) => ({
  ticket: formTicket(sessionSecret, new Date(Date.now() - 60_000)),
  contact: {
    name: 'Ines Duarte',
    email: 'ines@northwind.example',
    company: 'Northwind Freight',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
  },
  title: 'Platform engineer',
  engagement: 'full_time_contract',
  skills: ['Something unheard of'],
  seats: 2,
  start: '2027-01-11',
  budget: { min: '50', max: '70', currency: 'EUR', unit: 'hour' },
  description: 'Keeps <b>clusters</b> alive.',
  ...changes,
});
const send = (changes: object = {}) =>
  visitor(test.app).post('/job-requests', request(changes)).expect(202);

it('makes a prospect and a job for review, tells the client, and takes a repeat as a correction', async () => {
  await send();
  const [job] = await JobModel.find({}).lean();
  const company = await CompanyModel.findById(job?.companyId).lean();
  expect(company).toMatchObject({
    name: 'Northwind Freight',
    status: 'prospect',
    domain: 'northwind.example',
    timeZone: 'Europe/Lisbon',
  });
  expect(job).toMatchObject({
    status: 'pending_review',
    positionsCount: 2,
    targetStartDate: '2027-01-11',
    billRate: { minMinor: 5000, maxMinor: 7000, currency: 'EUR', unit: 'hour' },
    description: '<p>Keeps &lt;b&gt;clusters&lt;/b&gt; alive.</p>',
    mustHave: '<ul><li>Something unheard of</li></ul>',
  });
  await send({ seats: 3, description: 'Keeps everything alive.' });
  const after = await JobModel.find({}).lean();
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ description: '<p>Keeps everything alive.</p>' });
  expect(await PositionModel.countDocuments({ jobId: job?._id })).toBe(3);
  expect(
    await EmailMessageModel.countDocuments({
      template: 'job_received',
      to: 'ines@northwind.example',
    }),
  ).toBe(1);
});

it('what no person does, and a blocked client, leave nothing behind and learn nothing', async () => {
  await createCompany({ name: 'Blocked', status: 'blocked', domain: 'blocked.example' });
  await send({ website: 'https://spam.example' });
  await send({ ticket: formTicket(sessionSecret, new Date()) });
  const { contact } = request();
  await send({ contact: { ...contact, email: 'me@blocked.example' } });
  expect(await JobModel.countDocuments({})).toBe(0);
  const forged = `${Date.now() - 60_000}.${'A'.repeat(43)}`;
  const { status } = await visitor(test.app).post('/job-requests', request({ ticket: forged }));
  expect(status).toBe(422);
});

it('a client who is signed in asks for their own company', async () => {
  const company = await createCompany();
  const admin = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  const { status } = await admin.post('/job-requests', request({ contact: null }));
  expect(status).toBe(202);
  const [job] = await JobModel.find({}).lean();
  expect(job).toMatchObject({ companyId: company._id, requestedBy: admin.user._id });
  expect((await visitor(test.app).post('/job-requests', request({ contact: null }))).status).toBe(
    422,
  );
});
