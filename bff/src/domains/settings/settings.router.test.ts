import { hourMs, type Settings } from '@muster/contracts';
import sharp from 'sharp';
import supertest from 'supertest';
import { SessionModel } from '../../auth/session.model.ts';
import { sessionLimits } from '../../auth/session-limits.ts';
import { demandsTwoStep, enforceTwoStep } from '../../auth/two-step-rule.ts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { agencyName } from '../../mail/agency.ts';
import { agencyLogoUrl } from '../../settings/agency-logo.ts';
import { loadSettings } from '../../settings/agency-settings.ts';
import { feedbackSteps } from '../../settings/feedback-steps.ts';
import { SettingModel } from '../../settings/setting.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { visitor } from '../../testing/agent.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { pdfBytes, uploaded } from '../files/file.fixtures.ts';
import { questionInput } from '../questions/question.fixtures.ts';

let app: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signInAs(app, 'owner');
});
afterEach(async () => {
  await SettingModel.deleteMany({});
  await loadSettings();
});
afterAll(() => app.close());

const change = (path: string, version: number, changes: object, as = owner) =>
  as.patch(`/settings/${path}`, { version, changes });

it('uses the agency name of the settings, and records who changed it', async () => {
  const saved = await change('company', 1, { name: 'Blue Harbour', address: '' });
  expect(saved.status).toBe(200);
  const { company } = saved.body as Settings;
  expect(company).toMatchObject({ value: { name: 'Blue Harbour', address: null }, version: 2 });
  expect(company.updatedBy?.id).toBe(owner.user._id.toHexString());
  expect(agencyName()).toBe('Blue Harbour');
  const noted = await AuditEventModel.findOne({ action: 'settings.update_company' }).lean();
  expect(noted?.changes).toMatchObject([{ path: 'name' }]);
});

it('merges changes of different settings and reports a conflict on the same one', async () => {
  await change('company', 1, { name: 'Blue Harbour' });
  expect((await change('company', 1, { legalName: 'Blue Harbour Ltd' })).status).toBe(200);
  const late = await change('company', 1, { name: 'Red Harbour' });
  expect([late.status, late.body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
});

it('requires the password for a change of sign-in rules, which apply at once', async () => {
  const other = await signInAs(app, 'admin');
  await SessionModel.updateMany({ userId: other.user._id }, { $set: { provenAt: new Date(0) } });
  const stale = await change('sign-in', 1, { staffIdleHours: 2 }, other);
  expect(stale.body.error.code).toBe('REAUTHENTICATION_REQUIRED');
  await change('sign-in', 1, { staffIdleHours: 2, keepSignedIn: false, twoStepRoles: ['vetter'] });
  expect(sessionLimits('recruiter', true).idle).toBe(2 * hourMs);
  enforceTwoStep(true);
  expect([demandsTwoStep('vetter'), demandsTwoStep('owner')]).toEqual([true, false]);
  enforceTwoStep(false);
});

it('hides an area that is switched off from all users', async () => {
  const recruiter = await signInAs(app, 'recruiter');
  expect((await recruiter.get('/chat/threads')).status).toBe(200);
  await change('features', 1, { off: ['chat', 'careers'] });
  const refused = await recruiter.get('/chat/threads');
  expect([refused.status, refused.body.error.code]).toEqual([404, 'FEATURE_DISABLED']);
  const { active } = (await recruiter.get('/auth/session')).body;
  expect(active.switchedOff).toEqual(['chat', 'careers']);
  expect(Object.keys(active.permissions)).not.toContain('chat.use');
  expect(Object.keys(active.permissions)).toContain('candidate.list');
  expect((await recruiter.get('/public-jobs')).status).toBe(404);
});

it('uses the deadlines of the agency for reminders, new clients and new screening forms', async () => {
  await change('deadlines', 1, {
    interviewFeedbackHours: 12,
    clientFeedbackHours: 30,
    screeningAnswerDays: 7,
  });
  expect(feedbackSteps()).toEqual([12, 24, 36]);
  const client = (more: object) =>
    owner.post('/companies', {
      country: 'PT',
      timeZone: 'Europe/Lisbon',
      confirmDuplicate: true,
      ...more,
    });
  const [usual, own] = [
    await client({ name: 'Usual Harbour' }),
    await client({ name: 'Own Harbour', feedbackSlaHours: 8 }),
  ];
  expect([usual.body.feedbackSlaHours, own.body.feedbackSlaHours]).toEqual([30, 8]);
  const candidate = await createCandidateRecord();
  const { body: form } = await owner.post(`/candidates/${candidate._id}/screening-forms`, {
    poolId: null,
    title: 'Screening',
    intro: null,
    dueInDays: null,
    questions: [{ from: 'own', key: null, question: questionInput({ required: true }) }],
  });
  expect(form).toMatchObject({ dueInDays: 7, allowedActions: expect.arrayContaining(['edit']) });
});

it('refuses an illegible colour and two rates for one month', async () => {
  const pale = await change('company', 1, { brandColor: '#ffee00' });
  expect(pale.body.error.code).toBe('VALIDATION_FAILED');
  const rate = { month: '2026-11', currency: 'EUR', perBase: 0.9 };
  expect((await change('currencies', 1, { rates: [rate, rate] })).status).toBe(422);
  expect((await change('currencies', 1, { rates: [rate] })).status).toBe(200);
});

it('shows everybody the dollar exchange rates that are set, and nothing else', async () => {
  const rates = [{ month: '2026-01', currency: 'EUR', perBase: 0.9 }];
  expect((await change('currencies', 1, { rates })).status).toBe(200);
  const { body } = await visitor(app.app).get('/dollar-rates');
  expect(body).toEqual({ currencies: [{ currency: 'EUR', perDollar: 0.9 }] });
});

describe('the logo of the agency', () => {
  const brought = async (name: string, bytes: Buffer, purpose: 'image' | 'document') => {
    const { id } = await uploaded(app, owner, name, bytes, { purpose });
    await FileModel.updateOne({ _id: id }, { $set: { scan: 'clean' } });
    return id;
  };
  const picture = async () => brought('logo.png', await sharp(square).png().toBuffer(), 'image');
  const square = {
    create: { width: 24, height: 24, channels: 3 as const, background: '#246' },
  };

  it('is public and cached by browsers until another one replaces it', async () => {
    const first = await picture();
    const saved = await change('company', 1, { logoFileId: first });
    expect(saved.body).toMatchObject({
      company: { value: { logoFileId: first }, version: 2 },
      logoUrl: `/api/v1/agency-logo/${first}`,
    });
    expect(agencyLogoUrl()).toBe(saved.body.logoUrl);
    const shown = await supertest(app.app).get(saved.body.logoUrl);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers['cache-control']).toContain('public, max-age=31536000, immutable');

    const second = await picture();
    expect((await change('company', 2, { logoFileId: second })).body.company.version).toBe(3);
    expect((await supertest(app.app).get(saved.body.logoUrl)).status).toBe(404);
    expect(await FileModel.findById(first).lean()).toMatchObject({ status: 'released' });
    expect((await change('company', 3, { logoFileId: null })).body.logoUrl).toBeNull();
  });

  it('must be an uploaded image', async () => {
    const paper = await change('company', 1, {
      logoFileId: await brought('logo.pdf', pdfBytes(), 'document'),
    });
    expect(paper.body.error.fields).toMatchObject([
      { path: 'changes.logoFileId', code: 'INVALID_OPTION' },
    ]);
    const strange = await change('company', 1, { logoFileId: 'a'.repeat(24) });
    expect(strange.body.error.fields).toMatchObject([
      { path: 'changes.logoFileId', code: 'NOT_FOUND' },
    ]);
    expect(agencyLogoUrl()).toBeNull();
  });
});
