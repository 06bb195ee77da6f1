import type { Role } from '@muster/contracts';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { EmailMessageModel, type EmailMessage } from '../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { pdfBytes, scanned } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createMessageRecord } from '../messages/message.fixtures.ts';
import { createReasonRecord } from '../reasons/reason.fixtures.ts';
import { ReasonModel } from '../reasons/reason.model.ts';
import { createOwnTemplate } from './own-template.fixtures.ts';
import {
  OwnTemplateModel,
  type OwnTemplate,
} from '../../records/email-templates/own-template.model.ts';

let test: TestApp;
let admin: SignedIn;
let lead: SignedIn;
let recruiter: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  lead = await signInAs(test, 'team_lead');
  recruiter = await signInAs(test, 'recruiter');
  colleague = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());
beforeEach(() => OwnTemplateModel.deleteMany({}));

const content = {
  name: 'First contact',
  scope: 'personal',
  topic: 'candidate_outreach',
  audience: 'candidate',
  subject: 'Hello {{firstName}}',
  body: 'Hello,\n\n{{senderName}}',
};
const create = (who: SignedIn, changes: object = {}) =>
  who.post('/email-templates', { ...content, ...changes });
const path = ({ _id }: Pick<OwnTemplate, '_id'>) => `/email-templates/${_id.toHexString()}`;
const change = (who: SignedIn, template: OwnTemplate, changes: object, version = 1) =>
  who.patch(path(template), { version, changes });
const remove = (who: SignedIn, template: OwnTemplate, body: object = {}) =>
  who.delete(path(template), { version: 1, replacementId: null, ...body });
const namesFor = async (who: SignedIn): Promise<string[]> => {
  const { body } = await who.get('/email-templates');
  return body.data
    .filter(({ scope }: { scope: string }) => scope !== 'system')
    .map(({ name }: { name: string }) => name);
};

describe('ownership of templates', () => {
  it('personal templates are seen by their author, owners and admins, team templates by all', async () => {
    const { status, body } = await create(recruiter);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...content,
      version: 1,
      isActive: true,
      sent: 0,
      usage: { drafts: 0, waiting: 0 },
      owner: { id: recruiter.user._id.toHexString() },
      allowedActions: ['edit', 'delete'],
    });
    expect(body.variables.map(({ name }: { name: string }) => name)).toEqual([
      'firstName',
      'senderName',
      'agencyName',
      'company',
      'jobTitle',
    ]);
    await createOwnTemplate(null, { name: 'Of the team' });
    expect(await namesFor(recruiter)).toEqual(['First contact', 'Of the team']);
    expect(await namesFor(admin)).toEqual(['First contact', 'Of the team']);
    expect(await namesFor(colleague)).toEqual(['Of the team']);
    expect(await namesFor(lead)).toEqual(['Of the team']);
    expect(await AuditEventModel.exists({ action: 'emailTemplate.create' })).not.toBeNull();
  });

  it('another person’s personal template is not found', async () => {
    const mine = await createOwnTemplate(recruiter.user._id);
    for (const other of [colleague, lead]) {
      expect((await other.get(path(mine))).status).toBe(404);
      expect((await change(other, mine, { body: 'Mine now' })).status).toBe(404);
      expect((await remove(other, mine)).status).toBe(404);
    }
    expect((await change(admin, mine, { body: 'In order' })).status).toBe(200);
  });

  it.each<Role>(['recruiter', 'account_manager', 'vetter', 'finance_hr'])(
    'a %s creates personal templates, and reads those of the team',
    async (role) => {
      const who = await signInAs(test, role);
      expect((await create(who)).status).toBe(201);
      expect((await create(who, { scope: 'team' })).status).toBe(403);
      const team = await createOwnTemplate(null);
      expect((await who.get(path(team))).body.allowedActions).toEqual([]);
      expect((await change(who, team, { body: 'Ours' })).status).toBe(403);
      expect((await remove(who, team)).status).toBe(403);
    },
  );

  it.each<Role>(['team_lead', 'admin', 'owner'])('a %s changes team templates', async (role) => {
    const who = await signInAs(test, role);
    const { body } = await create(who, { scope: 'team' });
    expect(body).toMatchObject({ scope: 'team', owner: null });
    const team = await createOwnTemplate(null);
    expect((await change(who, team, { body: 'Ours' })).status).toBe(200);
    expect((await remove(who, team, { version: 2 })).status).toBe(200);
  });
});

describe('a template', () => {
  it('has a name unique to its owner, whatever names others use', async () => {
    await create(recruiter);
    const again = await create(recruiter, { name: 'first  contact' });
    expect(again.body.error.fields).toMatchObject([{ path: 'name', code: 'NOT_UNIQUE' }]);
    expect((await create(colleague)).status).toBe(201);
    const other = await createOwnTemplate(recruiter.user._id, { name: 'Second contact' });
    const renamed = await change(recruiter, other, { name: 'First contact' });
    expect(renamed.body.error.fields).toMatchObject([{ path: 'changes.name', code: 'NOT_UNIQUE' }]);
  });

  it('contains only variables of a person or of their application', async () => {
    const refused = await create(recruiter, { body: 'About {{roleName}}' });
    expect(refused.body.error.fields).toMatchObject([
      { path: 'body', code: 'TEMPLATE_UNKNOWN_VARIABLE', params: { name: 'roleName' } },
    ]);
    const mine = await createOwnTemplate(recruiter.user._id);
    const changed = await change(recruiter, mine, { subject: '{{companyName}}' });
    expect(changed.body.error.fields).toMatchObject([
      { path: 'changes.subject', code: 'TEMPLATE_UNKNOWN_VARIABLE' },
    ]);
  });

  it('keeps its earlier texts, not its earlier names, and reports a colleague’s newer text on conflict', async () => {
    const team = await createOwnTemplate(null);
    await change(lead, team, { name: 'Another name', isActive: false });
    const { body } = await change(admin, team, { body: 'Other words' }, 2);
    expect(body).toMatchObject({ name: 'Another name', isActive: false, version: 3 });
    expect(body.revisions).toMatchObject([{ revision: 1, body: team.body }]);
    const late = await change(lead, team, { body: 'Too late' }, 2);
    expect(late.status).toBe(409);
    expect(late.body.error.context.current).toMatchObject({ body: 'Other words' });
  });

  it('is previewed before it exists, as the plain mail that it becomes', async () => {
    const { body } = await recruiter.post('/email-templates/actions/preview', {
      audience: 'candidate',
      subject: 'Hello {{firstName}}',
      body: '## {{senderName}}\n\n<b>bold</b>',
    });
    expect(body.subject).toBe('Hello Ana');
    expect(body.html).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(body.text).toContain('## Noor Haddad');
  });
});

describe('deleting a template', () => {
  it('changes no mail text; drafts move to the replacement', async () => {
    const candidate = await createCandidateRecord();
    const [mine, other] = [
      await createOwnTemplate(recruiter.user._id),
      await createOwnTemplate(recruiter.user._id),
    ];
    const write = (status: EmailMessage['status']) =>
      createMessageRecord(recruiter.user._id, candidate, { templateId: mine._id, status });
    const draft = await write('draft');
    const planned = await write('scheduled');
    await write('sent');
    const { body } = await recruiter.get(path(mine));
    expect(body).toMatchObject({ sent: 1, usage: { drafts: 1, waiting: 1 } });
    const gone = await remove(recruiter, mine, { replacementId: other._id.toHexString() });
    expect(gone.status).toBe(200);
    expect((await remove(recruiter, mine)).status).toBe(200);
    expect((await recruiter.get(path(mine))).status).toBe(404);
    expect(await EmailMessageModel.findById(draft._id).lean()).toMatchObject({
      templateId: other._id,
      text: draft.text,
      version: 2,
    });
    expect(await EmailMessageModel.findById(planned._id).lean()).toMatchObject({
      templateId: mine._id,
      text: planned.text,
      version: 1,
    });
    // The name can be used again.
    expect((await create(recruiter, { name: mine.name })).status).toBe(201);
  });

  it.each([
    ['of another person', { ofColleague: true }],
    ['for others', { audience: 'client' as const }],
    ['out of use', { isActive: false }],
  ])(
    'refuses a replacement that is %s',
    async (
      _what,
      {
        ofColleague,
        ...changes
      }: {
        ofColleague?: boolean;
        audience?: 'client';
        isActive?: boolean;
      },
    ) => {
      const mine = await createOwnTemplate(recruiter.user._id);
      const owner = ofColleague ? colleague : recruiter;
      const other = await createOwnTemplate(owner.user._id, changes);
      const { body } = await remove(recruiter, mine, { replacementId: other._id.toHexString() });
      expect(body.error.fields).toMatchObject([{ path: 'replacementId', code: 'NOT_FOUND' }]);
      expect((await recruiter.get(path(mine))).status).toBe(200);
    },
  );

  it('assigns the replacement to reasons that use it, or none', async () => {
    const [team, other, personal] = [
      await createOwnTemplate(null),
      await createOwnTemplate(null),
      await createOwnTemplate(lead.user._id),
    ];
    const reason = await createReasonRecord({ label: 'Told with it', defaultTemplateId: team._id });
    const templateOf = async () =>
      (await ReasonModel.findById(reason._id).lean())?.defaultTemplateId ?? null;
    expect((await lead.get(path(team))).body.reasons).toBe(1);
    await remove(lead, team, { replacementId: other._id.toHexString() });
    expect(await templateOf()).toEqual(other._id);
    await remove(lead, other, { replacementId: personal._id.toHexString() });
    expect(await templateOf()).toBeNull();
  });

  it('refuses a template of a platform mail, and an outdated version', async () => {
    const { body } = await admin.delete('/email-templates/position_filled', {
      version: 1,
      replacementId: null,
    });
    expect(body.error.code).toBe('TEMPLATE_IN_USE');
    const team = await createOwnTemplate(null);
    await change(lead, team, { body: 'Other words' });
    expect((await remove(admin, team)).body.error.code).toBe('VERSION_CONFLICT');
  });
});

it('a platform mail keeps its name, and a user’s own template has no shipped text', async () => {
  const named = await admin.patch('/email-templates/position_filled', {
    version: 1,
    changes: { name: 'Filled' },
  });
  expect(named.body.error.fields).toMatchObject([{ path: 'changes.name', code: 'NOT_ALLOWED' }]);
  const team = await createOwnTemplate(null);
  const restored = await admin.post(`${path(team)}/actions/restore-default`, { version: 1 });
  expect(restored.body.error.code).toBe('INVALID_TRANSITION');
});

describe('attachments and copies of a template', () => {
  const file = (name: string) =>
    scanned(test, recruiter, name, pdfBytes(name), { purpose: 'general' });

  it('are limited to copies, a reply address and three files', async () => {
    const files = [await file('a.pdf'), await file('b.pdf'), await file('c.pdf')];
    const fileIds = files.map(({ id }) => id);
    const cc = ['team@agency.test'];
    const { body, status } = await create(recruiter, { cc, repliesTo: 'author', fileIds });
    expect(status).toBe(201);
    expect(body).toMatchObject({ cc, repliesTo: 'author' });
    expect(body.files.map(({ name }: { name: string }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
      'c.pdf',
    ]);
    const more = await file('d.pdf');
    const at = `/email-templates/${body.id}`;
    const full = await recruiter.patch(at, {
      version: 1,
      changes: { fileIds: [...fileIds, more.id] },
    });
    expect(full.status).toBe(422);
    const less = await recruiter.patch(at, { version: 1, changes: { fileIds: [fileIds[0]] } });
    expect(less.body.files).toMatchObject([{ name: 'a.pdf' }]);
    expect((await FileModel.findById(fileIds[1]).lean())?.status ?? 'gone').not.toBe('used');
  });

  it('are copied to the mail, which keeps its files when the template loses them', async () => {
    const terms = await file('terms.pdf');
    const { body: template } = await create(recruiter, { fileIds: [terms.id] });
    const candidate = await createCandidateRecord();
    const subjectId = candidate._id.toHexString();
    const about = { subjectType: 'candidate', subjectId };
    const filled = await recruiter.post(`/email-templates/${template.id}/actions/fill`, about);
    expect(filled.body.files).toMatchObject([{ id: terms.id, name: 'terms.pdf' }]);
    const words = { ...about, subject: 'Hello', text: 'The terms come along' };
    const begun = { ...words, templateId: template.id };
    const { body: mail, status } = await recruiter.post('/messages', {
      ...begun,
      templateFileIds: [terms.id],
    });
    expect(status).toBe(201);
    expect(mail.files).toMatchObject([{ name: 'terms.pdf', isBrought: true }]);
    expect(mail.files[0].id).not.toBe(terms.id);
    await recruiter.patch(`/email-templates/${template.id}`, {
      version: 1,
      changes: { fileIds: [] },
    });
    expect((await FileModel.findById(mail.files[0].id).lean())?.status).toBe('used');
    const foreign = await recruiter.post('/messages', { ...begun, templateFileIds: [terms.id] });
    expect(foreign.body.error.fields).toMatchObject([{ path: 'templateFileIds' }]);
  });
});

describe('writing with a template', () => {
  it('fills in the text for its reader, and the mail remembers the template', async () => {
    const email = 'ada@people.test';
    const candidate = await createCandidateRecord({ firstName: 'Ada', email, emailNorm: email });
    const subjectId = candidate._id.toHexString();
    const mine = await createOwnTemplate(recruiter.user._id, { audience: 'candidate' });
    const about = { subjectType: 'candidate', subjectId };
    const { body } = await recruiter.post(`${path(mine)}/actions/fill`, about);
    const { firstName, lastName } = recruiter.user;
    expect(body).toEqual({
      subject: 'Hello Ada',
      text: `Are you free?\n\n${firstName} ${lastName}`,
      cc: [],
      repliesTo: 'record',
      files: [],
      missing: [],
      language: 'en',
      missingLanguage: null,
    });
    const draft = { ...about, subject: body.subject, text: body.text };
    const templateId = mine._id.toHexString();
    const written = await recruiter.post('/messages', { ...draft, templateId });
    expect(written.status).toBe(201);
    expect((await recruiter.get(path(mine))).body.usage).toEqual({ drafts: 1, waiting: 0 });
    const foreign = await colleague.post('/messages', { ...draft, templateId });
    expect(foreign.body.error.fields).toMatchObject([{ path: 'templateId', code: 'NOT_FOUND' }]);
  });

  it('leaves unknown variables in the text, and names them', async () => {
    const candidate = await createCandidateRecord();
    const mine = await createOwnTemplate(recruiter.user._id, { body: 'About {{jobTitle}}' });
    const { body } = await recruiter.post(`${path(mine)}/actions/fill`, {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
    });
    expect(body).toMatchObject({
      text: 'About {{jobTitle}}',
      missing: [{ name: 'jobTitle', label: 'Job title' }],
    });
  });

  it.each([
    ['for clients', { audience: 'client' as const }],
    ['out of use', { isActive: false }],
  ])('is refused for a template that is %s', async (_what, changes) => {
    const candidate = await createCandidateRecord();
    const mine = await createOwnTemplate(recruiter.user._id, changes);
    const { status } = await recruiter.post(`${path(mine)}/actions/fill`, {
      subjectType: 'candidate',
      subjectId: candidate._id.toHexString(),
    });
    expect(status).toBe(404);
  });
});
