import { writeCustomFilter, type CustomCondition, type CustomValue } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { askForExport, fetchExport, makeExports } from '../exports/export.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
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
  await CandidateModel.deleteMany({});
});

const choices = ['Medium', 'Large', 'Small'].map((label) => ({
  id: label[0] ?? '',
  label,
  isRetired: false,
}));
type Entity = CustomFieldRecord['entity'];
const hold = (
  id: Types.ObjectId,
  entity: Entity,
  ...held: (readonly [CustomFieldRecord, CustomValue])[]
) =>
  CustomValuesModel.create({
    entity,
    recordId: id,
    values: Object.fromEntries(held.map(([field, value]) => [field._id.toHexString(), value])),
  });
const valueOf = ({ _id }: CustomFieldRecord) => `values.${_id.toHexString()}`;
const named = (firstName: string) => createCandidateRecord({ firstName, lastName: 'Lima' });
const filter = (...conditions: CustomCondition[]) =>
  `sort=name&filter%5Bcustom%5D=${encodeURIComponent(writeCustomFilter(conditions))}`;
const is = (key: string, ...values: string[]): CustomCondition => ({ key, operator: 'is', values });

describe('a list with custom fields', () => {
  it('shows the values of fields visible to its reader', async () => {
    const shirt = await createCustomField({ key: 'shirt', type: 'select', choices });
    const bonus = await createCustomField({ key: 'bonus', type: 'number', roles: ['finance_hr'] });
    const ana = await named('Ana');
    await named('Bea');
    await hold(ana._id, 'candidate', [shirt, 'M'], [bonus, 12]);
    const read = async (who: SignedIn) =>
      (await who.get('/candidates?sort=name')).body.data.map(
        ({ custom }: { custom: unknown }) => custom,
      );
    expect(await read(recruiter)).toEqual([{ shirt: 'M' }, {}]);
    expect(await read(admin)).toEqual([{ shirt: 'M', bonus: 12 }, {}]);
    await CustomFieldModel.updateMany({}, { $set: { isActive: false } });
    expect(await read(admin)).toEqual([undefined, undefined]);
  });

  it('can be filtered by each kind of field', async () => {
    const fields = await Promise.all([
      createCustomField({ key: 'shirt', type: 'select', choices }),
      createCustomField({ key: 'sizes', type: 'multiSelect', choices }),
      createCustomField({ key: 'desk', type: 'number' }),
      createCustomField({ key: 'since', type: 'date' }),
      createCustomField({ key: 'car', type: 'yesNo' }),
      createCustomField({ key: 'notes', type: 'longText' }),
    ]);
    const [shirt, sizes, desk, since, car, notes] = fields as unknown as [
      ...[CustomFieldRecord, CustomFieldRecord, CustomFieldRecord],
      ...[CustomFieldRecord, CustomFieldRecord, CustomFieldRecord],
    ];
    const [ana, bea] = [await named('Ana'), await named('Bea'), await named('Cid')];
    await hold(ana._id, 'candidate', [shirt, 'M'], [sizes, ['M', 'L']], [desk, 4], [car, true]);
    await hold(bea._id, 'candidate', [shirt, 'L'], [sizes, ['L']], [since, '2026-03-01']);
    await CustomValuesModel.updateOne(
      { recordId: bea._id },
      { $set: { [valueOf(car)]: false, [valueOf(notes)]: 'Rings, never (writes) 50%' } },
    );
    const found = async (...conditions: CustomCondition[]) => {
      const { body, status } = await recruiter.get(`/candidates?${filter(...conditions)}`);
      return status === 200
        ? body.data.map(({ name }: { name: string }) => name.split(' ')[0]).join(' ')
        : body.error.code;
    };
    expect(await found(is('shirt', 'M', 'L'))).toBe('Ana Bea');
    expect(await found({ ...is('shirt', 'M'), operator: 'not' })).toBe('Bea Cid');
    expect(await found({ ...is('sizes', 'M', 'L'), operator: 'all' })).toBe('Ana');
    expect(await found(is('sizes', 'L'), is('shirt', 'L'))).toBe('Bea');
    expect(await found({ ...is('desk', '4'), operator: 'gte' })).toBe('Ana');
    expect(await found({ ...is('desk', '3.9'), operator: 'lte' })).toBe('');
    expect(await found({ ...is('since', '2026-03-01'), operator: 'lte' })).toBe('Bea');
    expect(await found(is('car', 'false'))).toBe('Bea');
    expect(await found(is('notes', 'never (WRITES) 50%'))).toBe('Bea');
    expect(await found(is('notes', 'rings', ' never'))).toBe('Bea');
    expect(await found(is('notes', '.*'))).toBe('');
    const late = { ...is('since', '2026-02-31'), operator: 'gte' as const };
    const wrong = [is('shirt', 'X'), is('desk', '4'), is('nobody', 'M'), is('car', '1'), late];
    expect(await Promise.all(wrong.map((one) => found(one)))).toEqual(
      wrong.map(() => 'INVALID_FILTER'),
    );
    const { status } = await recruiter.get('/candidates?filter%5Bcustom%5D=shirt');
    expect(status).toBe(400);
  });

  it('reveals nothing of a field hidden from its reader', async () => {
    const bonus = await createCustomField({ key: 'bonus', type: 'number', roles: ['finance_hr'] });
    await hold((await named('Ana'))._id, 'candidate', [bonus, 12]);
    const asked = `/candidates?${filter({ ...is('bonus', '1'), operator: 'gte' })}`;
    expect((await recruiter.get(asked)).body.error.code).toBe('INVALID_FILTER');
    const { body } = await recruiter.get(`/candidates?${filter(is('none', '1'))}`);
    expect(body.error.code).toBe('INVALID_FILTER');
    expect((await admin.get(asked)).body.data).toHaveLength(1);
    const listed = await recruiter.get('/custom-fields/candidate');
    expect(listed.body.data).toEqual([]);
    expect((await admin.get('/custom-fields/candidate')).body.data).toHaveLength(1);
  });

  it('works the same for clients and jobs, and counts what it shows', async () => {
    const segment = await createCustomField({ entity: 'company', key: 'segment' });
    const channel = await createCustomField({ entity: 'job', key: 'channel' });
    const company = await createCompany({ name: 'Oak' });
    await createCompany({ name: 'Elm' });
    const job = await createJob({ companyId: company._id });
    await createJob({ companyId: company._id });
    await hold(company._id, 'company', [segment, 'Banks']);
    await hold(job._id, 'job', [channel, 'Fair']);
    const query = (key: string, value: string) =>
      `filter%5Bcustom%5D=${encodeURIComponent(writeCustomFilter([is(key, value)]))}`;
    const companies = await admin.get(`/companies?${query('segment', 'bank')}`);
    expect(companies.body.page.total).toBe(1);
    expect(companies.body.data[0]).toMatchObject({ name: 'Oak', custom: { segment: 'Banks' } });
    const jobs = await admin.get(`/jobs?${query('channel', 'FAIR')}`);
    expect(jobs.body.data.map(({ custom }: { custom: unknown }) => custom)).toEqual([
      { channel: 'Fair' },
    ]);
  });

  it('is exported with columns for the fields, filtered as shown', async () => {
    const shirt = await createCustomField({
      key: 'shirt',
      label: 'Shirt size',
      type: 'multiSelect',
      choices,
    });
    const bonus = await createCustomField({ key: 'bonus', label: 'Bonus', roles: ['finance_hr'] });
    const ana = await createCandidateRecord({
      firstName: 'Ana',
      ownerUserId: recruiter.user._id,
    });
    await named('Bea');
    await hold(ana._id, 'candidate', [shirt, ['M', 'L']], [bonus, '=1+1']);
    const asked = (who: SignedIn) =>
      askForExport(who, {
        list: 'candidates',
        columns: ['name', 'customshirt', 'custombonus'],
        query: decodeURIComponent(filter(is('shirt', 'M'))),
      });
    const [byAdmin, byRecruiter] = [await asked(admin), await asked(recruiter)];
    await makeExports(test);
    expect((await fetchExport(admin, byAdmin)).lines).toEqual([
      'Name,Shirt size,Bonus',
      `${ana.firstName} ${ana.lastName},Medium; Large,'=1+1`,
    ]);
    expect((await fetchExport(recruiter, byRecruiter)).lines[0]).toBe('Name,Shirt size');
    const refused = await admin.post('/exports', { list: 'users', columns: ['customshirt'] });
    expect(refused.status).toBe(422);
  });
});

it('the rule of a smart pool refuses custom fields, so that members are the same for all readers', async () => {
  await createCustomField({ key: 'shirt', type: 'select', choices });
  const made = await admin.post('/talent-pools', {
    name: 'By shirt',
    kind: 'smart',
    rule: { 'filter[custom]': 'shirt:M' },
  });
  expect(made.status).toBe(422);
});
