import type { RecordFieldsView } from '@muster/contracts';
import type { Types } from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createCustomField } from './custom-field.fixtures.ts';
import { CustomFieldModel } from '../../records/custom-fields/custom-field.model.ts';
import { personalCustomValues } from './custom-fields.personal.ts';
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

const choices = [
  { id: 'a', label: 'Agile', isRetired: false },
  { id: 'b', label: 'Berlin', isRetired: false },
];
const body = {
  entity: 'candidate',
  type: 'select',
  key: null,
  label: 'Badge',
  help: null,
  isRequired: false,
  roles: null,
  choices,
};
const pathOf = (id: Types.ObjectId, entity = 'candidate') =>
  `/custom-fields/${entity}/${id.toHexString()}`;
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const readBy = async (who: SignedIn, id: Types.ObjectId, entity?: string) =>
  (await who.get(pathOf(id, entity))).body as RecordFieldsView;

describe('managing custom fields', () => {
  it('appends, changes, archives and orders them', async () => {
    const { status, body: made } = await admin.post('/settings/custom-fields', body);
    expect(status).toBe(201);
    const second = await admin.post('/settings/custom-fields', { ...body, label: 'Shirt' });
    const ids = [second.body.id, made.id];
    const ordered = await admin.put('/settings/custom-fields/order', { entity: 'candidate', ids });
    expect(ordered.body.data.map(({ label }: { label: string }) => label)).toEqual([
      'Shirt',
      'Badge',
    ]);
    const path = `/settings/custom-fields/${made.id}`;
    const changed = await admin.patch(path, { version: 1, changes: { isActive: false } });
    expect(changed.body).toMatchObject({ isActive: false, version: 2 });
    const late = await admin.patch(path, { version: 1, changes: { isActive: true } });
    expect([late.status, late.body.error.context.current.isActive]).toEqual([409, false]);
    const actions = await AuditEventModel.distinct('action', { entity: 'custom_field' });
    expect(actions.toSorted()).toEqual([
      'custom_field.create',
      'custom_field.order',
      'custom_field.update',
    ]);
    expect((await recruiter.get('/settings/custom-fields')).status).toBe(403);
  });

  it('refuses duplicate names, equal or missing choices, and removal of choices in use', async () => {
    const refusedAt = (answer: { body: { error?: { fields?: { path: string }[] } } }) =>
      answer.body.error?.fields?.map(({ path }) => path);
    const { body: made } = await admin.post('/settings/custom-fields', body);
    const post = (changes: object) =>
      admin.post('/settings/custom-fields', { ...body, label: 'Other', ...changes });
    expect(refusedAt(await post({ label: 'bADGE' }))).toEqual(['label']);
    expect(refusedAt(await post({ choices: [] }))).toEqual(['choices']);
    const alike = [choices[0], { id: 'c', label: 'agile', isRetired: false }];
    expect(refusedAt(await post({ choices: alike }))).toEqual(['choices']);
    const { _id } = await createCandidateRecord();
    await recruiter.patch(pathOf(_id), { version: 0, values: { [made.id]: 'a' } });
    const path = `/settings/custom-fields/${made.id}`;
    const without = (id: string) => ({
      version: 1,
      changes: { choices: choices.filter((choice) => choice.id !== id) },
    });
    expect(refusedAt(await admin.patch(path, without('a')))).toEqual(['changes.choices']);
    expect((await admin.patch(path, without('b'))).status).toBe(200);
  });
});

it('gives each field a permanent key, and removes only fields without values', async () => {
  const label = 'T-shirt size';
  const { body: made } = await admin.post('/settings/custom-fields', { ...body, label });
  expect([made.key, made.records]).toEqual(['tshirtsize', 0]);
  const again = await admin.post('/settings/custom-fields', { ...body, label: 'T shirt: size' });
  expect(again.body.key).toBe('tshirtsize2');
  const taken = await admin.post('/settings/custom-fields', {
    ...body,
    label: 'Other',
    key: 'tshirtsize',
  });
  expect(taken.body.error.fields[0].path).toBe('key');
  const { _id } = await createCandidateRecord();
  await recruiter.patch(pathOf(_id), { version: 0, values: { [made.id]: 'a' } });
  const remove = (field: { id: string }, version = 1) =>
    admin.delete(`/settings/custom-fields/${field.id}`, { version });
  const held = await remove(made);
  expect([held.status, held.body.error.code, held.body.error.context]).toEqual([
    409,
    'FIELD_IN_USE',
    { records: 1 },
  ]);
  expect((await remove(again.body, 7)).body.error.code).toBe('VERSION_CONFLICT');
  expect((await remove(again.body)).status).toBe(200);
  const { body: left } = await admin.get('/settings/custom-fields');
  expect(left.data.map((field: { label: string }) => field.label)).toEqual([label]);
  const { body: anew } = await admin.post('/settings/custom-fields', {
    ...body,
    label: 'T shirt: size',
  });
  expect(anew.key).toBe('tshirtsize2');
});

it('keeps a retired choice on records that have it, and refuses it elsewhere', async () => {
  const { body: made } = await admin.post('/settings/custom-fields', body);
  const [holder, other] = [await createCandidateRecord(), await createCandidateRecord()];
  const set = (id: Types.ObjectId, value: unknown, version: number) =>
    recruiter.patch(pathOf(id), { version, values: { [made.id]: value } });
  await set(holder._id, 'a', 0);
  const [agile, berlin] = choices;
  const changes = { choices: [{ ...agile, label: 'Nimble', isRetired: true }, berlin] };
  await admin.patch(`/settings/custom-fields/${made.id}`, { version: 1, changes });
  const { fields } = await readBy(recruiter, holder._id);
  expect([fields[0]?.value, fields[0]?.choices[0]?.label]).toEqual(['a', 'Nimble']);
  expect((await set(holder._id, 'a', 1)).status).toBe(200);
  expect((await set(other._id, 'a', 0)).body.error.fields[0].code).toBe('INVALID_OPTION');
  const none = choices.map((choice) => ({ ...choice, isRetired: true }));
  const all = await admin.patch(`/settings/custom-fields/${made.id}`, {
    version: 2,
    changes: { choices: none },
  });
  expect(all.body.error.fields[0]).toMatchObject({ path: 'changes.choices', code: 'REQUIRED' });
});

describe('the value of a custom field', () => {
  it.each([
    ['text', 'Blue', ' '.repeat(3), 5, 'a\nb'],
    ['longText', 'Blue\nand green', ' '.repeat(3), 'x'.repeat(4001)],
    ['url', 'https://example.com/a', 'javascript:alert(1)', 'example'],
    ['number', 1.5, Number.MAX_VALUE, 'two'],
    ['date', '2026-11-28', '2026-02-31', true],
    ['yesNo', false, 'no', 0],
    ['select', 'a', 'z', ['a']],
    ['multiSelect', ['a', 'b'], ['a', 'a'], ['z']],
  ] as const)('is checked for %s', async (type, good, ...bad) => {
    const field = await createCustomField({ type, choices, isRequired: true });
    const { _id } = await createCandidateRecord();
    const set = (value: unknown, version = 0) =>
      recruiter.patch(pathOf(_id), { version, values: { [idOf(field)]: value } });
    for (const value of [...bad, null]) {
      const { status, body: answer } = await set(value);
      const path = answer.error?.fields?.[0]?.path ?? '';
      expect([status, path.startsWith(`values.${idOf(field)}`) || path === 'values']).toEqual([
        422,
        true,
      ]);
    }
    const { body: answer } = await set(good);
    expect(answer.fields[0].value).toEqual(good);
    expect((await readBy(recruiter, _id)).fields[0]?.value).toEqual(good);
  });

  it('is merged by field, and conflicts if two users change the same one', async () => {
    const [one, two] = [await createCustomField(), await createCustomField()];
    const { _id } = await createCandidateRecord();
    const set = (version: number, values: object) =>
      recruiter.patch(pathOf(_id), { version, values });
    const both = await Promise.all([
      set(0, { [idOf(one)]: 'Ada' }),
      set(0, { [idOf(two)]: 'Ben' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const shown = await readBy(recruiter, _id);
    expect(shown.fields.map(({ value }) => value)).toEqual(['Ada', 'Ben']);
    expect((await set(shown.version, { [idOf(one)]: 'Ada Lovelace' })).status).toBe(200);
    const late = await set(shown.version, { [idOf(one)]: 'Ada Byron' });
    expect(late.status).toBe(409);
    expect(late.body.error.context.current.fields[0].value).toBe('Ada Lovelace');
    expect((await set(shown.version, { [idOf(two)]: null })).status).toBe(200);
  });

  it('is visible to and changed by the roles of the field, and appears in no log of others', async () => {
    const field = await createCustomField({ roles: ['finance_hr'], label: 'Bonus' });
    const { _id } = await createCandidateRecord();
    const set = (who: SignedIn) =>
      who.patch(pathOf(_id), { version: 0, values: { [idOf(field)]: 'twelve' } });
    expect((await readBy(recruiter, _id)).fields).toEqual([]);
    expect((await set(recruiter)).status).toBe(422);
    expect((await set(admin)).status).toBe(200);
    const finance = await signInAs(test, 'finance_hr');
    expect((await readBy(finance, _id)).fields[0]?.value).toBe('twelve');
    const event = await AuditEventModel.findOne({
      action: 'candidate.update_custom_fields',
      entityId: idOf({ _id }),
    }).lean();
    expect(event?.changes).toMatchObject([{ path: 'custom.Bonus', secret: true }]);
  });

  it('follows the rights to see and change the record, also for clients and jobs', async () => {
    await createCustomField({ entity: 'company', label: 'Segment' });
    await createCustomField({ entity: 'job', label: 'Channel' });
    const company = await createCompany({ accountManagerId: admin.user._id });
    const job = await createJob({ companyId: company._id, leadRecruiterId: recruiter.user._id });
    expect(await readBy(recruiter, company._id, 'company')).toMatchObject({
      fields: [{ label: 'Segment', value: null }],
      mayEdit: false,
      version: 0,
    });
    expect(await readBy(recruiter, job._id, 'job')).toMatchObject({ mayEdit: true });
    const viewer = await signInAs(test, 'staff_viewer');
    expect(await readBy(viewer, job._id, 'job')).toMatchObject({ mayEdit: false });
    const secret = await createJob({ companyId: company._id, confidential: true });
    expect((await viewer.get(pathOf(secret._id, 'job'))).status).toBe(404);
    const client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
    expect((await client.get(pathOf(company._id, 'company'))).status).toBe(403);
    const foreign = await recruiter.patch(pathOf(company._id, 'company'), {
      version: 0,
      values: {},
    });
    expect(foreign.status).toBe(403);
  });

  it('can be read on a deleted record by users who may restore it', async () => {
    const field = await createCustomField();
    const deleted = await createCandidateRecord({ deletedAt: new Date(), version: 1 });
    const lead = await signInAs(test, 'team_lead');
    expect(await readBy(lead, deleted._id)).toMatchObject({
      fields: [{ id: idOf(field), value: null }],
      mayEdit: false,
    });
    expect((await recruiter.get(pathOf(deleted._id))).status).toBe(404);
    const set = await lead.patch(pathOf(deleted._id), {
      version: 0,
      values: { [idOf(field)]: 'Blue' },
    });
    expect(set.body.error.code).toBe('INVALID_TRANSITION');
  });

  it('is hidden while its field is archived, and visible again afterwards', async () => {
    const field = await createCustomField();
    const { _id } = await createCandidateRecord();
    const values = { [idOf(field)]: 'Blue' };
    await recruiter.patch(pathOf(_id), { version: 0, values });
    await CustomFieldModel.updateOne({ _id: field._id }, { $set: { isActive: false } });
    expect((await readBy(recruiter, _id)).fields).toEqual([]);
    expect((await recruiter.patch(pathOf(_id), { version: 1, values })).status).toBe(422);
    await CustomFieldModel.updateOne({ _id: field._id }, { $set: { isActive: true } });
    expect((await readBy(recruiter, _id)).fields[0]?.value).toBe('Blue');
  });
});

it('values follow a merge of candidates and its undo, and are included in the person’s data until erasure', async () => {
  const [one, two] = [
    await createCustomField({ label: 'Shirt' }),
    await createCustomField({ label: 'Badge', type: 'multiSelect', choices }),
  ];
  const from = await createCandidateRecord();
  const to = await createCandidateRecord();
  const write = (id: Types.ObjectId, values: object) =>
    CustomValuesModel.create({ entity: 'candidate', recordId: id, values });
  await write(from._id, { [idOf(one)]: 'M', [idOf(two)]: ['a', 'b'] });
  await write(to._id, { [idOf(one)]: 'L' });
  const valuesOf = async (id: Types.ObjectId) =>
    (await CustomValuesModel.findOne({ recordId: id }).lean())?.values;
  const move = { from: from._id, to: to._id };
  const run = <T>(work: Parameters<typeof transact<T>>[1]) => transact(systemContext('test'), work);
  const { count, undo } = await run((tx) => personalCustomValues.move(tx, move));
  expect([count, await valuesOf(to._id)]).toEqual([
    1,
    { [idOf(one)]: 'L', [idOf(two)]: ['a', 'b'] },
  ]);
  expect(await personalCustomValues.collect(to._id)).toEqual([
    { field: 'Shirt', value: 'L' },
    { field: 'Badge', value: 'Agile, Berlin' },
  ]);
  await run((tx) => personalCustomValues.moveBack(tx, move, undo));
  expect(await valuesOf(to._id)).toEqual({ [idOf(one)]: 'L', [idOf(two)]: null });
  await run((tx) => personalCustomValues.erase(tx, to._id));
  expect(await valuesOf(to._id)).toBeUndefined();
});
