import { randomUUID } from 'node:crypto';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { CompanyModel } from '../../records/companies/company.model.ts';
import { JobModel } from '../../records/jobs/job.model.ts';
import { createCustomField } from './custom-field.fixtures.ts';
import {
  CustomFieldModel,
  type CustomFieldRecord,
} from '../../records/custom-fields/custom-field.model.ts';
import { CustomValuesModel } from '../../records/custom-fields/custom-values.model.ts';

let test: TestApp;
let admin: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(async () => {
  await CustomFieldModel.deleteMany({});
  await CustomValuesModel.deleteMany({});
});

const idOf = ({ _id }: CustomFieldRecord) => _id.toHexString();
let people = 0;
const person = (custom?: object) => {
  people += 1;
  const names = ['Ana', 'Bruno', 'Carla', 'Davi', 'Elis', 'Fabio', 'Gil', 'Hugo', 'Ines', 'Joao'];
  const name = names[people % names.length] ?? '';
  return {
    firstName: name,
    lastName: `${name}son`,
    country: 'BR',
    email: `${name}${people}@example.com`,
    ...(custom && { custom }),
  };
};
const refusedAt = (answer: { body: { error?: { fields?: { path: string; code: string }[] } } }) =>
  answer.body.error?.fields?.map(({ path, code }) => [path, code]);

it('values are saved with each kind of new record, in one version, and audited', async () => {
  const [shirt, segment, channel] = [
    await createCustomField({ label: 'Shirt', isRequired: true }),
    await createCustomField({ label: 'Segment', entity: 'company' }),
    await createCustomField({ label: 'Budget', entity: 'job', type: 'number', isRequired: true }),
  ];
  const { _id } = await createCompany();
  const made = [
    await admin.post('/candidates', person({ [idOf(shirt)]: ' M ' })),
    await admin.post('/companies', {
      name: 'Quillon Freight',
      country: 'DE',
      timeZone: 'Europe/Berlin',
      custom: { [idOf(segment)]: 'Large' },
    }),
    await admin.post('/jobs', {
      companyId: _id.toHexString(),
      title: 'Go engineer',
      custom: { [idOf(channel)]: 7 },
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  const entities = ['candidate', 'company', 'job'] as const;
  const read = await Promise.all(
    entities.map((entity, i) => admin.get(`/custom-fields/${entity}/${made[i]?.body.id}`)),
  );
  expect(read.map(({ body }) => [body.fields[0].value, body.version])).toEqual([
    ['M', 1] as const,
    ['Large', 1] as const,
    [7, 1] as const,
  ]);
  const events = await AuditEventModel.find({
    action: { $in: entities.map((entity) => `${entity}.update_custom_fields`) },
    entityId: { $in: made.map(({ body }) => body.id) },
  }).lean();
  expect(events.map(({ changes }) => changes[0]?.path).toSorted()).toEqual([
    'custom.Budget',
    'custom.Segment',
    'custom.Shirt',
  ]);
});

it('a missing required value is reported at its field, and no record is created', async () => {
  const shirt = await createCustomField({ isRequired: true });
  await createCustomField({ entity: 'company', isRequired: true, type: 'yesNo' });
  await createCustomField({ entity: 'job', isRequired: true, type: 'date' });
  const { _id } = await createCompany();
  const count = async () => [
    await CandidateModel.countDocuments({}),
    await CompanyModel.countDocuments({}),
    await JobModel.countDocuments({}),
  ];
  const before = await count();
  const path = `custom.${idOf(shirt)}`;
  expect(refusedAt(await recruiter.post('/candidates', person()))).toEqual([[path, 'REQUIRED']]);
  const blank = person({ [idOf(shirt)]: '  ' });
  expect(refusedAt(await recruiter.post('/candidates', blank))).toEqual([[path, 'REQUIRED']]);
  const company = { name: 'Ostrava Lines', country: 'DE', timeZone: 'Europe/Berlin' };
  expect((await admin.post('/companies', company)).status).toBe(422);
  const job = { companyId: _id.toHexString(), title: 'Go engineer' };
  expect((await admin.post('/jobs', job)).status).toBe(422);
  expect(await count()).toEqual(before);
  expect(await CustomValuesModel.countDocuments({})).toBe(0);
});

it('a value is neither required nor accepted from users who do not see the field', async () => {
  const bonus = await createCustomField({ isRequired: true, roles: ['finance_hr'] });
  const archived = await createCustomField({ isRequired: true, isActive: false });
  expect((await recruiter.post('/candidates', person())).status).toBe(201);
  for (const field of [bonus, archived]) {
    const answer = await recruiter.post('/candidates', person({ [idOf(field)]: 'twelve' }));
    expect(refusedAt(answer)).toEqual([[`custom.${idOf(field)}`, 'UNKNOWN_FIELD']]);
  }
  expect((await admin.post('/candidates', person())).status).toBe(422);
});

it('values are saved once when the request is sent twice', async () => {
  const shirt = await createCustomField({ isRequired: true });
  const body = person({ [idOf(shirt)]: 'M' });
  const key = randomUUID();
  const send = () => recruiter.post('/candidates', body).set('Idempotency-Key', key);
  const both = [await send(), await send()];
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(both[0]?.body.id).toBe(both[1]?.body.id);
  expect(await CustomValuesModel.countDocuments({})).toBe(1);
});
