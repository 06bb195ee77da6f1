import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import type { Company } from '../../records/companies/company.model.ts';
import { pdfBytes, scanned } from '../files/file.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
let other: SignedIn;
let client: SignedIn;
let company: Company;
beforeAll(async () => {
  test = await createTestApp();
  [manager, other] = await Promise.all([
    signInAs(test, 'account_manager'),
    signInAs(test, 'account_manager'),
  ]);
  company = await createCompany({ accountManagerId: manager.user._id, status: 'active' });
  client = await signInAs(test, 'client_admin', { assignment: { companyId: company._id } });
});
afterAll(() => test.close());

const general = { purpose: 'general' as const };
const fileOf = async (by: SignedIn, name: string) =>
  (await scanned(test, by, name, pdfBytes(name), general)).id;
const jobOf = (changes: object = {}) =>
  createJob({ companyId: company._id, accountManagerId: manager.user._id, ...changes });

describe('files of a job', () => {
  it('are for users who work on it, and are deleted and restored like others', async () => {
    const { _id } = await jobOf();
    const path = `/jobs/${_id.toHexString()}/attachments`;
    const added = await manager.post(path, { fileId: await fileOf(manager, 'brief.pdf') });
    expect(added.status).toBe(201);
    const { attachment } = added.body;
    expect(attachment).toMatchObject({ ownerType: 'job', visibility: 'internal', type: 'other' });
    expect((await manager.get(path)).body).toMatchObject({ total: 1, canUpload: true });
    expect((await other.get(path)).status).toBe(403);
    expect((await other.post(path, { fileId: await fileOf(other, 'x.pdf') })).status).toBe(403);
    expect((await manager.get(`/attachments/${attachment.id}/download`)).status).toBe(200);
    const lead = await signInAs(test, 'team_lead');
    const gone = await lead.delete(`/attachments/${attachment.id}`, { version: 1 });
    expect(gone.body.deletedAt).not.toBeNull();
    const back = await lead.post(`/attachments/${attachment.id}/actions/restore`, {
      version: gone.body.version,
    });
    expect(back.body.deletedAt).toBeNull();
    const typed = await lead.post(`/attachments/${attachment.id}/actions/set-type`, {
      version: back.body.version,
      type: 'cv',
    });
    expect(typed.status).toBe(404);
  });

  it('reach its client once they are shown to it, and no other client', async () => {
    const { _id } = await jobOf();
    const path = `/jobs/${_id.toHexString()}/attachments`;
    const { body } = await manager.post(path, { fileId: await fileOf(manager, 'plan.pdf') });
    const { id } = body.attachment;
    const seen = async () =>
      (await client.get(`/client/jobs/${_id.toHexString()}`)).body.files.length;
    expect(await seen()).toBe(0);
    expect((await client.get(`/attachments/${id}/download`)).status).toBe(404);
    await manager
      .post(`/attachments/${id}/actions/set-visibility`, { version: 1, visibility: 'client' })
      .expect(200);
    expect(await seen()).toBe(1);
    expect((await client.get(`/attachments/${id}/download`)).status).toBe(200);
    const stranger = await signInAs(test, 'client_admin', {
      assignment: { companyId: (await createCompany())._id },
    });
    expect((await stranger.get(`/attachments/${id}/download`)).status).toBe(404);
    const refused = await manager.post(`/attachments/${id}/actions/set-visibility`, {
      version: 2,
      visibility: 'candidate',
    });
    expect(refused.body.error.code).toBe('ATTACHMENT_VISIBILITY_FORBIDDEN');
  });

  it('are hidden if the job is confidential', async () => {
    const { _id } = await jobOf({ confidential: true });
    const path = `/jobs/${_id.toHexString()}/attachments`;
    expect((await other.get(path)).status).toBe(404);
  });

  it('arrive with the request of a client, and appear on both sides', async () => {
    const asked = await client
      .post('/client/jobs', {
        title: 'Data engineer',
        engagement: 'full_time_contract',
        hoursPerWeek: 40,
        seats: 1,
        fileIds: [await fileOf(client, 'role.pdf')],
      })
      .set('Idempotency-Key', randomUUID());
    expect(asked.status).toBe(201);
    expect(asked.body.files).toMatchObject([{ title: 'role.pdf' }]);
    const { body } = await manager.get(`/jobs/${asked.body.id}/attachments`);
    expect(body.data).toMatchObject([{ uploadedByKind: 'client', visibility: 'client' }]);
  });
});

it('files of a client are visible to users who look after the client', async () => {
  const path = `/companies/${company._id.toHexString()}/attachments`;
  const added = await manager.post(path, {
    fileId: await fileOf(manager, 'frame.pdf'),
    type: 'contract',
  });
  expect(added.body.attachment).toMatchObject({ ownerType: 'company', type: 'contract' });
  expect((await other.get(path)).status).toBe(403);
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await viewer.get(path)).body).toMatchObject({ total: 1, canUpload: false });
  expect((await client.get(`/attachments/${added.body.attachment.id}/download`)).status).toBe(404);
});
