import { limits, staffRoles } from '@muster/contracts';
import mongoose from 'mongoose';
import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import { createSavedView } from './saved-view.fixtures.ts';
import { SavedViewModel } from './saved-view.model.ts';

let test: TestApp;
let rita: SignedIn;
let carlo: SignedIn;
let vera: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  [rita, carlo, vera, admin] = await Promise.all([
    signInAs(test, 'recruiter', { user: { firstName: 'Rita' } }),
    signInAs(test, 'recruiter', { user: { firstName: 'Carlo' } }),
    signInAs(test, 'vetter', { user: { firstName: 'Vera' } }),
    signInAs(test, 'admin'),
  ]);
});
afterAll(() => test.close());
beforeEach(() => SavedViewModel.deleteMany({}));

interface Shown {
  id: string;
  name: string;
  version: number;
  [key: string]: unknown;
}

const address = '/lists/candidates/views';
const save = (body: object, agent = rita) =>
  agent.post(address, { name: 'Ready', query: '', ...body });
const saved = async (body: object = {}, agent = rita): Promise<Shown> => {
  const answer = await save(body, agent);
  expect(answer.status).toBe(201);
  return answer.body as Shown;
};
const listed = async (agent = rita, list = 'candidates'): Promise<Shown[]> =>
  (await agent.get(`/lists/${list}/views`)).body.data as Shown[];
const seenBy = async (agent: SignedIn, id: string) =>
  (await listed(agent)).find((view) => view.id === id);
const change = ({ id, version }: Shown, changes: object, agent = rita) =>
  agent.patch(`/views/${id}`, { version, changes });
const remove = ({ id, version }: Shown, agent = rita) => agent.delete(`/views/${id}`, { version });

describe('saving a view', () => {
  it('keeps a normalised query, without the cursor and what is no part of the list', async () => {
    const view = await saved({
      query:
        '?sort=name&cursor=abc&view=64b000000000000000000001&filter[status]=new,active&q=ana&limit=50&filter[skill]=',
      columns: { rate: false },
      density: 'compact',
    });
    expect(view).toMatchObject({
      query: 'filter[status]=active,new&limit=50&q=ana&sort=name',
      columns: { rate: false },
      density: 'compact',
      shared: false,
      mine: true,
      owner: { id: rita.userId },
      withheld: [],
      broken: false,
      allowedActions: ['update', 'share', 'delete'],
    });
    expect(await listed()).toEqual([view]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'REQUIRED'],
    [
      'a filter that the list does not have',
      { query: 'filter[secret]=1' },
      'query',
      'UNKNOWN_FIELD',
    ],
    [
      'a state that no one can be in',
      { query: 'filter[status]=asleep' },
      'query',
      'INVALID_OPTION',
    ],
    ['an order that there is not', { query: 'sort=shoe' }, 'query', 'INVALID_FORMAT'],
    ['a page that is too long', { query: 'limit=9999' }, 'query', 'INVALID_OPTION'],
    ['too long a query', { query: `q=${'x'.repeat(2001)}` }, 'query', 'TOO_LONG'],
    ['columns that are no columns', { columns: { 'a b': true } }, 'columns', 'INVALID_FORMAT'],
  ])('is refused with %s', async (_case, body, path, code) => {
    const answer = await save(body);
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields[0].path).toMatch(new RegExp(`^${path}`));
    expect(answer.body.error.fields[0].code).toBe(code);
    expect(await SavedViewModel.countDocuments()).toBe(0);
  });

  it('names the part of the query that is refused', async () => {
    const { body } = await save({ query: 'filter[status]=active&filter[rate][lte]=60' }, vera);
    expect(body.error.fields).toEqual([
      expect.objectContaining({
        path: 'query',
        code: 'NOT_ALLOWED',
        params: { key: 'filter[rate][lte]' },
      }),
    ]);
  });

  it('requires a unique name for each list and user', async () => {
    await saved();
    const { status, body } = await save({ name: 'réady' });
    expect([status, body.error.fields[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'name', code: 'NOT_UNIQUE' }),
    ]);
    await saved({}, carlo);
    expect((await rita.post('/lists/jobs/views', { name: 'Ready', query: '' })).status).toBe(201);
  });

  it('is limited to fifty views, even if two are saved at once', async () => {
    const { perUser } = limits.view;
    await Promise.all(
      Array.from({ length: perUser - 1 }, (_, slot) => createSavedView(rita.user._id, { slot })),
    );
    const answers = await Promise.all([save({ name: 'One' }), save({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.error.fields).toEqual([
      expect.objectContaining({ path: 'name', code: 'TOO_MANY', params: { max: perUser } }),
    ]);
    expect(await SavedViewModel.countDocuments({ ownerUserId: rita.user._id })).toBe(perUser);
  });

  it('keeps only one of several views that are saved with the same name at once', async () => {
    const answers = await Promise.all([save({}), save({}), save({})]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});

describe('sharing a view', () => {
  it('shows it to every colleague who reads the list, and to nobody before', async () => {
    const view = await saved();
    expect(await seenBy(carlo, view.id)).toBeUndefined();
    expect((await change(view, { shared: true })).body).toMatchObject({ shared: true });
    expect(await seenBy(carlo, view.id)).toMatchObject({
      mine: false,
      owner: { id: rita.userId, name: expect.stringContaining('Rita') },
      allowedActions: [],
    });
  });

  it('never reveals a rate to users who may not see rates; the rest of the view works', async () => {
    const { id } = await saved({
      shared: true,
      query: 'filter[rate][lte]=98765&filter[rateCurrency]=USD&filter[status]=active&sort=-rate',
    });
    const answer = await vera.get(address);
    const [view] = answer.body.data;
    expect(view).toMatchObject({ id, query: 'filter[status]=active', broken: false });
    expect(view.withheld.toSorted()).toEqual([
      'filter[rateCurrency]',
      'filter[rate][lte]',
      'sort=rate',
    ]);
    expect(answer.text).not.toContain('98765');
    expect(await seenBy(carlo, id)).toMatchObject({
      withheld: [],
      query: expect.stringContaining('98765'),
    });
  });

  it('withholds the filter for deleted records from users who may not restore them', async () => {
    const { id } = await saved({ shared: true, query: 'filter[deleted]=only&filter[status]=new' });
    expect(await seenBy(vera, id)).toMatchObject({
      query: 'filter[status]=new',
      withheld: ['filter[deleted]'],
    });
  });

  it('is refused to read-only users', async () => {
    const viewer = await signInAs(test, 'staff_viewer');
    const { status, body } = await save({ shared: true }, viewer);
    expect([status, body.error.fields[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'shared', code: 'NOT_ALLOWED' }),
    ]);
    const view = await saved({}, viewer);
    expect(view.allowedActions).toEqual(['update', 'delete']);
    expect((await change(view, { shared: true }, viewer)).status).toBe(422);
  });

  it('is ended only by its owner or an admin; nobody else changes the view', async () => {
    const view = await saved({ shared: true });
    expect((await change(view, { name: 'Mine now' }, carlo)).status).toBe(403);
    expect((await change(view, { shared: false }, carlo)).status).toBe(403);
    expect((await remove(view, carlo)).status).toBe(403);
    expect((await change(view, { name: 'By an admin' }, admin)).status).toBe(403);
    expect((await change(view, { shared: false }, admin)).status).toBe(200);
    expect(await seenBy(admin, view.id)).toBeUndefined();
    expect((await remove(view, admin)).status).toBe(404);
    expect(await seenBy(rita, view.id)).toMatchObject({ shared: false });
  });

  it('continues when the owner leaves', async () => {
    const leaver = await signInAs(test, 'recruiter', { user: { firstName: 'Lena' } });
    const { id } = await saved({ shared: true }, leaver);
    await UserModel.updateOne({ _id: leaver.user._id }, { $set: { status: 'disabled' } });
    expect(await seenBy(carlo, id)).toMatchObject({
      owner: { name: expect.stringContaining('Lena') },
    });
    await UserModel.deleteOne({ _id: leaver.user._id });
    expect(await seenBy(carlo, id)).toMatchObject({ owner: null });
  });

  it('is logged without the query', async () => {
    const view = await saved({ shared: true, query: 'q=Some Body' });
    const unshared = (await change(view, { shared: false })).body as Shown;
    await remove(unshared);
    const events = await AuditEventModel.find({ entityId: view.id }).lean();
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      'view.delete',
      'view.share',
      'view.unshare',
    ]);
    expect(JSON.stringify(events)).not.toContain('Some Body');
  });
});

describe('changing a view', () => {
  it('merges changes of different fields, and otherwise returns the current state', async () => {
    const view = await saved();
    expect((await change(view, { name: 'Ready soon' })).body).toMatchObject({ version: 2 });
    const merged = await change(view, { density: 'compact' });
    expect(merged.body).toMatchObject({ name: 'Ready soon', density: 'compact', version: 3 });
    const { status, body } = await change(view, { name: 'Too late' });
    expect([status, body.error.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(body.error.context).toMatchObject({
      changedFields: ['name'],
      current: { name: 'Ready soon', version: 3 },
    });
  });

  it('lets only one of two simultaneous renames win', async () => {
    const view = await saved();
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => change(view, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('still shows a view that the list no longer supports', async () => {
    const { _id } = await createSavedView(rita.user._id, {
      query: 'filter[mood]=good&filter[status]=active',
    });
    expect(await seenBy(rita, _id.toHexString())).toMatchObject({ broken: true });
    const { body } = await rita.post(`${address}/counts`, { queries: ['filter[mood]=good', ''] });
    expect(body.counts).toEqual([null, expect.objectContaining({ totalIsCapped: false })]);
  });

  it('copies a shared view into one’s own, without the withheld parts', async () => {
    const { id } = await saved({
      shared: true,
      query: 'filter[rate][lte]=60&filter[status]=active',
      density: 'compact',
    });
    const { status, body } = await vera.post(`/views/${id}/actions/copy`, { name: 'For me' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        name: 'For me',
        query: 'filter[status]=active',
        density: 'compact',
        mine: true,
        shared: false,
      }),
    ]);
  });
});

describe('removing a view', () => {
  const restore = ({ id }: Shown, version: number, agent = rita) =>
    agent.post(`/views/${id}/actions/restore`, { version });

  it('can be undone for a while by whoever removed it', async () => {
    const view = await saved({ shared: true });
    const removed = await remove(view, admin);
    expect(removed.status).toBe(200);
    expect((await remove(view, admin)).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await restore(view, removed.body.version, rita)).status).toBe(404);
    expect((await restore(view, 99, admin)).body.error.code).toBe('VERSION_CONFLICT');
    expect((await restore(view, removed.body.version, admin)).status).toBe(200);
    expect(await seenBy(carlo, view.id)).toMatchObject({ name: 'Ready', shared: true });
  });

  it('is final after an hour, or if the name was taken in the meantime', async () => {
    const view = await saved();
    const { version } = (await remove(view)).body as Shown;
    await saved();
    expect((await restore(view, version)).body.error.fields[0].code).toBe('NOT_UNIQUE');
    await SavedViewModel.updateOne({ _id: view.id }, { $set: { purgeAt: new Date(0) } });
    expect((await restore(view, version)).body.error.code).toBe('RESTORE_EXPIRED');
  });
});

describe('the tabs of a user', () => {
  const arrange = (body: object, agent = rita) =>
    agent.patch('/lists/candidates/arrangement', body);
  const shape = (views: Shown[]) =>
    views.map(({ name, hidden, isDefault }) => [name, hidden, isDefault]);

  it('have the user’s own order, default and hidden views', async () => {
    const a = await saved({ name: 'A', shared: true });
    const b = await saved({ name: 'B', shared: true });
    const c = await saved({ name: 'C' }, carlo);
    await arrange({ order: [c.id, b.id], defaultId: b.id }, carlo);
    const { body } = await arrange({ hide: a.id }, carlo);
    expect(shape(body.data)).toEqual([
      ['C', false, false],
      ['B', false, true],
      ['A', true, false],
    ]);
    expect(shape(await listed(rita))).toEqual([
      ['A', false, false],
      ['B', false, false],
    ]);
    await arrange({ show: a.id, defaultId: null }, carlo);
    expect(shape(await listed(carlo))).toEqual([
      ['C', false, false],
      ['B', false, false],
      ['A', false, false],
    ]);
  });

  it('keep columns and density in every browser of the user, for each list', async () => {
    const layout = {
      columns: { rate: false, owner: true },
      columnOrder: ['owner', 'status'],
      density: 'compact',
    };
    expect((await carlo.put('/lists/candidates/layout', layout)).body).toEqual(layout);
    const elsewhere = await signInUser(test, carlo.user, carlo.assignment);
    expect((await elsewhere.get(address)).body.layout).toEqual(layout);
    const nothing = { columns: null, columnOrder: null, density: null };
    expect((await elsewhere.get('/lists/jobs/views')).body.layout).toEqual(nothing);
    expect((await rita.get(address)).body.layout).toEqual(nothing);
  });

  it('accept the first writes of two windows at once', async () => {
    const newcomer = await signInAs(test, 'recruiter');
    const view = await saved({}, newcomer);
    const answers = await Promise.all([
      arrange({ defaultId: view.id }, newcomer),
      newcomer.put('/lists/candidates/layout', { columns: null, density: 'compact' }),
      arrange({ order: [view.id] }, newcomer),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await newcomer.get(address);
    expect(body).toMatchObject({ layout: { density: 'compact' }, data: [{ isDefault: true }] });
  });
});

describe('counts', () => {
  it.each(staffRoles)('are the totals that the list shows to %s', async (role) => {
    const somebody = await signInAs(test, role);
    await createCandidateRecord({ ownerUserId: rita.user._id });
    await createCandidateRecord({ ownerUserId: somebody.user._id, status: 'active' });
    await createCandidateRecord({ ownerUserId: rita.user._id, status: 'active', isPrivate: true });
    const queries = [
      '',
      'filter[status]=active',
      `filter[owner]=${somebody.userId}`,
      'filter[rate][lte]=90',
    ];
    const { body } = await somebody.post(`${address}/counts`, { queries });
    const totals = await Promise.all(
      queries.map(async (query) => {
        const list = await somebody.get(`/candidates?${query}`);
        const page = list.body.page as { total: number; totalIsCapped: boolean } | undefined;
        return page ? { total: page.total, totalIsCapped: page.totalIsCapped } : null;
      }),
    );
    expect(body.counts).toEqual(totals);
  });

  it('use one command for each query, and none until a record changes', async () => {
    const { _id } = await createCandidateRecord({ ownerUserId: rita.user._id });
    const queries = ['filter[status]=active', 'filter[status]=placed'];
    const commandsOf = async () => {
      const commands: string[] = [];
      mongoose.set('debug', (collection: string, command: string) => {
        // Only rows need the agency's custom fields; counts have no rows.
        if (['candidates', 'custom_values'].includes(collection)) commands.push(command);
      });
      const { body } = await rita.post(`${address}/counts`, { queries });
      mongoose.set('debug', false);
      return { commands, total: body.counts[1].total as number };
    };
    const first = await commandsOf();
    // Mongoose counts up to a limit in this way.
    expect(first.commands).toHaveLength(2);
    expect(first.commands.filter((command) => command.startsWith('find'))).toEqual([]);
    expect(await commandsOf()).toEqual({ commands: [], total: first.total });
    await CandidateModel.updateOne({ _id }, { $set: { status: 'placed' } });
    const { commands, total } = await commandsOf();
    expect([commands.length, total]).toEqual([2, first.total + 1]);
  });

  it('are limited to twenty queries', async () => {
    const queries = Array.from({ length: limits.view.countsAtOnce + 1 }, () => '');
    expect((await rita.post(`${address}/counts`, { queries })).status).toBe(422);
  });
});

it('views are refused to users who may not read the list itself', async () => {
  await rita.post('/lists/companies/views', { name: 'Clients', query: '', shared: true });
  const companies = '/lists/companies/views';
  for (const answer of await Promise.all([
    vera.get(companies),
    vera.post(companies, { name: 'x', query: '' }),
    vera.post(`${companies}/counts`, { queries: [''] }),
    vera.put('/lists/companies/layout', { columns: null, density: null }),
  ]))
    expect(answer.body.error.code).toBe('FORBIDDEN');
  const { data } = (await rita.get(companies)).body;
  expect((await vera.post(`/views/${data[0].id}/actions/copy`, { name: 'y' })).status).toBe(404);
});
