import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { storedPicture } from '../../files/file.fixtures.ts';
import { FileModel } from '../../files/file.model.ts';
import { createCompany } from '../company.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const path = '/client/company';
async function scene(changes: Parameters<typeof createCompany>[0] = {}) {
  const company = await createCompany(changes);
  const admin = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
  return { company, admin };
}

it('an administrator changes the company’s description, in clean text, from its current version only', async () => {
  const { company, admin } = await scene({ hiringNotes: 'planted-hiring-notes' });
  const read = await admin.get(path).expect(200);
  expect(read.body).toEqual({
    id: company._id.toHexString(),
    name: company.name,
    about: null,
    logo: null,
    version: 1,
  });
  expect(read.text).not.toContain('planted-hiring-notes');
  const about = '<p>We move <strong>trains</strong>.</p><script>alert(1)</script>';
  const saved = await admin.patch(path, { version: 1, changes: { about } }).expect(200);
  expect(saved.body).toMatchObject({
    about: '<p>We move <b>trains</b>.</p>',
    version: 2,
  });
  const stale = await admin.patch(path, { version: 1, changes: { about: '<p>Else</p>' } });
  expect(stale.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { version: 2 } },
  });
  const [entry] = await AuditEventModel.find({ entityId: company._id.toHexString() }).lean();
  expect(entry).toMatchObject({ action: 'company.update_own' });
  expect(entry?.changes.map((change) => change.path)).toEqual(['about']);
});

it('refuses other fields of the record, and pictures uploaded by others', async () => {
  const { company, admin } = await scene();
  const other = await admin.patch(path, { version: 1, changes: { hiringNotes: 'Mine' } });
  expect(other.status).toBe(422);
  const foreign = await storedPicture();
  const taken = await admin.patch(path, {
    version: 1,
    changes: { logoFileId: foreign._id.toHexString() },
  });
  expect(taken.body.error.fields).toMatchObject([
    { path: 'changes.logoFileId', code: 'NOT_FOUND' },
  ]);
  expect((await CompanyModel.findById(company._id).lean())?.version).toBe(1);
});

it('shows its picture, and removes it', async () => {
  const logo = await storedPicture();
  const { admin } = await scene({ logoFileId: logo._id });
  const { body } = await admin.get(path).expect(200);
  expect(body.logo).toEqual({
    fileId: logo._id.toHexString(),
    url: `/api/v1${path}/logo/${logo._id.toHexString()}`,
  });
  expect((await admin.get(`${path}/logo/${logo._id.toHexString()}`)).status).toBe(200);
  const { admin: stranger } = await scene();
  expect((await stranger.get(`${path}/logo/${logo._id.toHexString()}`)).status).toBe(404);
  const without = await admin.patch(path, { version: 1, changes: { logoFileId: null } });
  expect(without.body.logo).toBeNull();
  expect(await FileModel.findById(logo._id).lean()).not.toMatchObject({ status: 'used' });
});

it('is reserved to administrators, and ends with the company', async () => {
  const { company } = await scene();
  for (const role of ['client_manager', 'client_viewer'] as const) {
    const person = await signInAs(test, role, { assignment: { companyId: company._id } });
    expect((await person.get(path)).status).toBe(403);
    expect((await person.patch(path, { version: 1, changes: { about: null } })).status).toBe(403);
  }
  const former = await scene({ status: 'former' });
  const late = await former.admin.patch(path, { version: 1, changes: { about: '<p>Us</p>' } });
  expect(late.body.error.code).toBe('INVALID_TRANSITION');
});
