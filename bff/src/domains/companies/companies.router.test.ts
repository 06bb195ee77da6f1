import { companyMachine, type CompanyAction } from '@muster/contracts';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { mailsTo } from '../auth/auth.fixtures.ts';
import { pdfBytes, uploaded } from '../files/file.fixtures.ts';
import { FileModel } from '../files/file.model.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createPlacement } from '../placements/placement.fixtures.ts';
import { createCompany } from './company.fixtures.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';
import { createCompanyUser } from './company-user.fixtures.ts';

let test: TestApp;
let admin: SignedIn;
let manager: SignedIn;
let other: SignedIn;
let finance: SignedIn;
let recruiter: SignedIn;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  manager = await signInAs(test, 'account_manager');
  other = await signInAs(test, 'account_manager');
  finance = await signInAs(test, 'finance_hr');
  recruiter = await signInAs(test, 'recruiter');
});
afterAll(() => test.close());

const at = ({ _id }: Pick<Company, '_id'>, rest = '') => `/companies/${_id.toHexString()}${rest}`;
const ownCompany = (changes: Partial<Company> = {}) =>
  createCompany({ accountManagerId: manager.user._id, ...changes });
let drafts = 0;
const draft = (changes: object = {}) => ({
  name: `Tidewater ${(drafts += 1)}`,
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  ...changes,
});

it('a client is found by any word of its name, by its domain and by its number', async () => {
  const company = await createCompany({ name: 'Grünwald Rail & Freight', domain: 'gwrail.test' });
  for (const q of ['grunwald', 'Freight', 'rail grün', 'gwrail', company.number.toLowerCase()]) {
    const { body } = await admin.get(`/companies?q=${encodeURIComponent(q)}`).expect(200);
    expect([q, body.data.map(({ id }: { id: string }) => id)]).toEqual([q, [String(company._id)]]);
  }
  const { body } = await admin.get('/companies?q=wald').expect(200);
  expect(body.data).toEqual([]);
});

describe('a new client', () => {
  it('gets a number, its creator as account manager, and one invitation for its first user', async () => {
    const email = 'rui@tidewater.test';
    const made = await manager
      .post('/companies', {
        ...draft({ website: 'https://www.tidewater.test/about' }),
        firstUser: { email, firstName: 'Rui', lastName: 'Matos' },
      })
      .expect(201);
    expect(made.body).toMatchObject({
      number: expect.stringMatching(/^CO-\d{4}$/),
      status: 'prospect',
      domain: 'tidewater.test',
      accountManager: { id: manager.userId },
      counts: { users: 1 },
    });
    const mails = await mailsTo(test, email);
    expect(mails.map(({ template }) => template)).toEqual(['invite_client']);
    const people = await manager.get(`/companies/${made.body.id}/users`).expect(200);
    expect(people.body.data).toMatchObject([
      { email, role: 'client_admin', status: 'invited', canDecide: true, isPrimaryContact: true },
    ]);
    // The number works as an address, too.
    const read = await manager.get(`/companies/${made.body.number}`).expect(200);
    expect(read.body.id).toBe(made.body.id);
  });

  it('is refused under an existing name, and needs confirmation if a similar one exists', async () => {
    const known = await ownCompany({ name: 'Ágora Systems Lda', domain: 'agora.test' });
    const same = await manager.post('/companies', draft({ name: 'agora systems lda' }));
    expect([same.status, same.body.error.code]).toEqual([409, 'DUPLICATE']);
    expect(same.body.error.context.existingId).toBe(known._id.toHexString());
    for (const alike of [{ name: 'Agora Systems GmbH' }, { website: 'https://agora.test' }]) {
      const asked = await manager.post('/companies', draft(alike));
      expect(asked.body.error.code).toBe('POSSIBLE_DUPLICATE');
      expect(asked.body.error.context.matches[0].id).toBe(known._id.toHexString());
    }
    await manager
      .post('/companies', draft({ name: 'Agora Systems AB', confirmDuplicate: true }))
      .expect(201);
    // The domain of a mail service identifies no client.
    await ownCompany({ domain: 'gmail.com' });
    await manager.post('/companies', draft({ website: 'https://gmail.com' })).expect(201);
  });
});

describe('the payment terms of a client', () => {
  it('are read and changed only by users with the right, and not revealed to others', async () => {
    const company = await ownCompany({ taxId: 'PT-509-SECRET', paymentTermsDays: 45 });
    for (const [reader, sees] of [
      [admin, true],
      [manager, true],
      [finance, true],
      [other, false],
      [recruiter, false],
    ] as const) {
      const { body, text } = await reader.get(at(company)).expect(200);
      expect([body.billing !== undefined, text.includes('PT-509-SECRET')]).toEqual([sees, sees]);
    }
    const changed = await finance
      .patch(at(company), { version: 1, changes: { taxId: 'PT-510', defaultFeeValue: '12.5' } })
      .expect(200);
    expect(changed.body.billing).toMatchObject({ taxId: 'PT-510', defaultFeeValue: '12.50' });
    const beyond = await finance.patch(at(company), { version: 2, changes: { city: 'Braga' } });
    expect(beyond.status).toBe(403);
    expect(
      (await other.patch(at(company), { version: 2, changes: { city: 'Braga' } })).status,
    ).toBe(403);
    const log = await other.get(at(company, '/activity')).expect(200);
    expect(log.body.data[0].changes).toEqual([]);
    const full = await admin.get(at(company, '/activity')).expect(200);
    expect(full.text).not.toContain('PT-510');
    expect(full.body.data[0].changes).toContainEqual(
      expect.objectContaining({ field: 'taxId', told: false }),
    );
  });
});

it('merges changes by two people, and reports a conflict if both changed the same field', async () => {
  const company = await ownCompany();
  await admin.patch(at(company), { version: 1, changes: { city: 'Faro' } }).expect(200);
  const merged = await manager
    .patch(at(company), { version: 1, changes: { hiringNotes: 'Calls on Mondays.' } })
    .expect(200);
  expect(merged.body).toMatchObject({ city: 'Faro', hiringNotes: 'Calls on Mondays.', version: 3 });
  const clash = await manager.patch(at(company), { version: 1, changes: { city: 'Braga' } });
  expect(clash.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { changedFields: ['city'], current: { city: 'Faro' } },
  });
});

describe('client states', () => {
  const actions = Object.keys(companyMachine.transitions) as CompanyAction[];
  it.each(companyMachine.states)(
    'from %s only the moves of the state machine are possible',
    async (status) => {
      for (const action of actions) {
        const company = await ownCompany({ status });
        const { from, to } = companyMachine.transitions[action];
        const answer = await manager.post(at(company, `/actions/${action}`), {
          version: 1,
          note: 'Agreed by phone.',
        });
        const allowed = (from as readonly string[]).includes(status);
        const outcome = allowed ? to : answer.body.error?.code;
        expect(`${action}: ${answer.body.status ?? answer.body.error.code}`).toBe(
          `${action}: ${outcome === 'INVALID_TRANSITION' || allowed ? outcome : 'INVALID_TRANSITION'}`,
        );
      }
    },
  );

  it('blocking requires a reason, live work prevents the end, and a former client is read-only', async () => {
    const company = await ownCompany({ status: 'active' });
    const silent = await manager.post(at(company, '/actions/block'), { version: 1, note: '' });
    expect(silent.status).toBe(422);
    const job = await createJob({ companyId: company._id });
    const running = await manager.post(at(company, '/actions/end'), { version: 1, note: '' });
    expect(running.body.error).toMatchObject({
      code: 'COMPANY_HAS_LIVE_WORK',
      context: { liveJobs: 1, livePlacements: 0 },
    });
    await CompanyModel.db
      .collection('jobs')
      .updateOne({ _id: job._id }, { $set: { status: 'closed' } });
    const ended = await manager
      .post(at(company, '/actions/end'), { version: 1, note: '' })
      .expect(200);
    expect(ended.body.allowedActions).toEqual([
      'list_users',
      'read_notes',
      'read_messages',
      'read_agreements',
      'activate',
    ]);
    const refused = await manager.patch(at(company), { version: 2, changes: { city: 'Faro' } });
    expect(refused.body.error.code).toBe('INVALID_TRANSITION');
  });
});

describe('undoing the activation of a client', () => {
  it('restores the state and the note, for the same user, until the next change', async () => {
    const company = await ownCompany({ status: 'blocked', statusNote: 'Invoices are open.' });
    const undo = (by: SignedIn, version: number) =>
      by.post(at(company, '/actions/undo-activate'), { version });
    const early = await undo(manager, 1);
    expect(early.body.error.code).toBe('INVALID_TRANSITION');
    await manager.post(at(company, '/actions/activate'), { version: 1, note: '' }).expect(200);
    expect((await undo(admin, 2)).body.error.code).toBe('UNDO_EXPIRED');
    const undone = await undo(manager, 2).expect(200);
    expect(undone.body).toMatchObject({ status: 'blocked', statusNote: 'Invoices are open.' });
    expect((await undo(manager, 2)).body.version).toBe(undone.body.version);
  });

  it('is refused after some seconds, and for a prospect once a job is open', async () => {
    const [late, busy] = [
      await ownCompany({ status: 'prospect' }),
      await ownCompany({ status: 'prospect' }),
    ];
    for (const company of [late, busy])
      await manager.post(at(company, '/actions/activate'), { version: 1, note: '' }).expect(200);
    await CompanyModel.collection.updateOne(
      { _id: late._id },
      { $set: { updatedAt: new Date(Date.now() - 60_000) } },
    );
    await createJob({ companyId: busy._id });
    const codes = [late, busy].map(async (company) => {
      const answer = await manager.post(at(company, '/actions/undo-activate'), { version: 2 });
      return answer.body.error.code;
    });
    expect(await Promise.all(codes)).toEqual(['UNDO_EXPIRED', 'COMPANY_HAS_LIVE_WORK']);
  });
});

it('is deleted once no work is live, its users lose access at once, and all can be restored', async () => {
  const company = await ownCompany();
  const member = await createCompanyUser(company._id, 'client_admin');
  const placement = await createPlacement(new Types.ObjectId(), { companyId: company._id });
  const body = { version: 1, reason: 'Entered by mistake.', confirmNumber: company.number };
  expect((await manager.delete(at(company), body)).status).toBe(403);
  const effects = await admin.get(at(company, '/delete-effects')).expect(200);
  expect(effects.body).toMatchObject({
    livePlacements: 1,
    users: 1,
    blockedBy: 'COMPANY_HAS_LIVE_WORK',
  });
  expect((await admin.delete(at(company), body)).body.error.code).toBe('COMPANY_HAS_LIVE_WORK');
  await CompanyModel.db
    .collection('placements')
    .updateOne({ _id: placement._id }, { $set: { status: 'ended' } });
  const wrong = await admin.delete(at(company), { ...body, confirmNumber: 'CO-0000' });
  expect(wrong.body.error.fields).toMatchObject([{ path: 'confirmNumber', code: 'MISMATCH' }]);
  const gone = await admin.delete(at(company), body).expect(200);
  expect(gone.body.allowedActions).toEqual(['restore_deleted']);
  expect((await manager.get(at(company))).status).toBe(404);
  const state = async () => {
    const { data } = (await admin.get(at(company, '/users')).expect(200)).body;
    return data.map((one: { status: string; role: string | null }) => [one.status, one.role]);
  };
  expect(await state()).toEqual([['disabled', null]]);
  await admin
    .post(at(company, '/actions/restore-deleted'), { version: gone.body.version })
    .expect(200);
  expect(await state()).toEqual([['active', 'client_admin']]);
  expect((await manager.get(at(company))).status).toBe(200);
  expect(member.companyId).toEqual(company._id);
});

it('gives several clients another account manager, who is notified once', async () => {
  const companies = [
    await ownCompany(),
    await ownCompany(),
    await ownCompany({ status: 'former' }),
  ];
  const body = {
    ids: companies.map(({ _id }) => _id.toHexString()),
    accountManagerId: other.userId,
  };
  expect((await manager.post('/companies/bulk/owner', body)).status).toBe(403);
  const done = await admin.post('/companies/bulk/owner', body).expect(200);
  expect(done.body).toMatchObject({ ok: 2, skipped: 0, failed: 1 });
  expect(done.body.items[2]).toMatchObject({ outcome: 'error', code: 'INVALID_TRANSITION' });
  const notices = await other.get('/me/notifications').expect(200);
  const told = notices.body.data.filter(({ title }: { title: string }) =>
    /account manager of/.test(title),
  );
  expect(told).toHaveLength(1);
});

it('accepts as account manager only colleagues who can open the client', async () => {
  const vetter = await signInAs(test, 'vetter');
  const company = await ownCompany();
  const fieldsOf = ({ body }: { body: { error: { fields: { path: string; code: string }[] } } }) =>
    body.error.fields.map(({ path, code }) => [path, code]);
  const named = { accountManagerId: vetter.userId };
  const made = await manager.post('/companies', draft(named));
  expect(fieldsOf(made)).toEqual([['accountManagerId', 'CANNOT_OPEN']]);
  for (const [path, userId] of [
    ['accountManagerId', recruiter.userId],
    ['recruiterId', vetter.userId],
  ] as const) {
    const changed = await manager.patch(at(company), { version: 1, changes: { [path]: userId } });
    expect(fieldsOf(changed)).toEqual([[`changes.${path}`, 'CANNOT_OPEN']]);
  }
  const ids = [company._id.toHexString()];
  const given = await admin.post('/companies/bulk/owner', { ids, ...named });
  expect(fieldsOf(given)).toEqual([['accountManagerId', 'CANNOT_OPEN']]);
  const member = (work: string) => ({
    userId: vetter.userId,
    function: work,
    visibleToClient: true,
    backupUserId: null,
    from: '2026-01-01',
    to: null,
  });
  const join = (work: string) =>
    manager.patch(at(company, '/team'), { version: 1, team: { upsert: [member(work)] } });
  expect(fieldsOf(await join('lead_recruiter'))).toEqual([
    ['team.upsert[0].userId', 'CANNOT_OPEN'],
  ]);
  expect((await join('vetter')).status).toBe(200);
});

it('has a picture: an upload is used once, shown to staff, and replaced by the next', async () => {
  const company = await ownCompany();
  const picture = await sharp({
    create: { width: 24, height: 24, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  const brought = async (name: string, bytes: Buffer, purpose: 'image' | 'document') => {
    const { id } = await uploaded(test, manager, name, bytes, { purpose });
    await FileModel.updateOne({ _id: id }, { $set: { scan: 'clean' } });
    return id;
  };
  const set = async (logoFileId: string | null) =>
    manager.patch(at(company), {
      version: (await CompanyModel.findById(company._id).lean())?.version,
      changes: { logoFileId },
    });
  const first = await brought('logo.png', picture, 'image');
  const second = await brought('logo.png', picture, 'image');
  const saved = await set(first);
  expect(saved.body.logo).toEqual({
    fileId: first,
    url: `/api/v1${at(company, `/logo/${first}`)}`,
  });
  const shown = await recruiter.get(at(company, `/logo/${first}`));
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
  const twice = await manager.patch(at(await ownCompany()), {
    version: 1,
    changes: { logoFileId: first },
  });
  expect(twice.body.error.fields).toMatchObject([
    { path: 'changes.logoFileId', code: 'NOT_FOUND' },
  ]);
  const paper = await set(await brought('logo.pdf', pdfBytes(), 'document'));
  expect(paper.body.error.fields).toMatchObject([{ code: 'INVALID_OPTION' }]);
  expect((await set(second)).body.logo.fileId).toBe(second);
  expect((await recruiter.get(at(company, `/logo/${first}`))).status).toBe(404);
  expect(await FileModel.findById(first).lean()).toMatchObject({ status: 'released' });
  expect((await set(null)).body.logo).toBeNull();
});

it('merges team changes by person: two users change different members without a conflict', async () => {
  const company = await ownCompany();
  const member = (userId: string, work = 'recruiter') => ({
    userId,
    function: work,
    visibleToClient: true,
    backupUserId: null,
    from: '2026-01-01',
    to: null,
  });
  const patch = (team: object, version: number) =>
    manager.patch(at(company, '/team'), { version, team });
  const one = await patch({ upsert: [member(recruiter.userId)] }, 1).expect(200);
  const two = await patch({ upsert: [member(finance.userId, 'finance')] }, 1).expect(200);
  expect(two.body.team).toHaveLength(2);
  const twice = await patch({ upsert: [member(recruiter.userId)] }, 3);
  expect(twice.body.error.fields).toMatchObject([
    { path: 'team.upsert[0].userId', code: 'NOT_UNIQUE' },
  ]);
  // A team member reads the client's notes; another user of the same role does not.
  expect(one.body.team[0].person.id).toBe(recruiter.userId);
  const notes = `/notes?subjectType=company&subjectId=${company._id.toHexString()}`;
  expect((await recruiter.get(notes)).status).toBe(200);
  expect((await other.get(notes)).status).toBe(403);
});
