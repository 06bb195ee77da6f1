import {
  exportColumns,
  exportReach,
  limits,
  listNames,
  listsWithOwnRows,
  roles,
  scopeOf,
} from '@muster/contracts';
import { addDays, today } from '../../db/calendar-day.ts';
import { listSourcesOf } from '../../lists/list-sources.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, signInUser, type SignedIn } from '../../testing/sign-in.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import { plantedParts } from '../../walk/planted.fixtures.ts';
import { writeEvent } from '../activity-log/audit-event.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import type { Placement } from '../../records/placements/placement.model.ts';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel } from '../../identity/user.model.ts';
import {
  askForExport,
  exportedLines,
  fetchExport,
  makeExports,
  readExportOf,
} from './export.fixtures.ts';
import { ExportModel } from './export.model.ts';

let test: TestApp;
let owner: SignedIn;
beforeAll(async () => {
  test = await createTestApp({ config: { rateLimits: true } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await ExportModel.deleteMany({});
  await CandidateModel.deleteMany({});
  // A separate user, whose hourly exports no other test has used up.
  owner = await signInAs(test, 'owner');
});

const candidates = { list: 'candidates' };
const named = (...names: string[]) =>
  Promise.all(names.map((name) => createCandidateRecord({ firstName: name, lastName: 'Lima' })));

describe('an export file', () => {
  it('contains what the list shows, filtered and in its order, for spreadsheets', async () => {
    await named('Zoë', 'Ana', 'Bea');
    await createCandidateRecord({ firstName: 'Cid', status: 'archived' });
    const asked = await askForExport(owner, {
      ...candidates,
      query: 'sort=name&q=lima',
      columns: ['number', 'name', 'city'],
    });
    expect(asked).toMatchObject({ status: 'queued', rowsDone: 0, allowedActions: ['cancel'] });
    await makeExports(test);
    expect(await readExportOf(owner, asked)).toMatchObject({
      status: 'completed',
      rowsDone: 3,
      rowsTotal: 3,
      truncated: false,
      allowedActions: ['download', 'remove'],
    });
    const { text, lines, headers } = await fetchExport(owner, asked);
    expect(text.startsWith('\uFEFF"Number","Name","City"\r\n')).toBe(true);
    expect(lines.slice(1).map((line) => line.replace(/^C-\d+/, 'C'))).toEqual([
      'C,Ana Lima,Lisbon',
      'C,Bea Lima,Lisbon',
      'C,Zoë Lima,Lisbon',
    ]);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?candidates-\d{4}-/);
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(text));
  });

  it('neutralises values that a spreadsheet would run as formulas', async () => {
    await createCandidateRecord({ headline: '=HYPERLINK("http://x.test","y")', city: '@sum' });
    const lines = await exportedLines(test, owner, {
      ...candidates,
      columns: ['headline', 'city', 'notice'],
    });
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x.test"",""y""\)",,'@sum$/);
  });

  it('contains every row once over many pages and equal sort keys', async () => {
    await Promise.all(Array.from({ length: 250 }, () => createCandidateRecord({ city: 'Faro' })));
    const lines = await exportedLines(test, owner, {
      ...candidates,
      query: 'sort=status',
      columns: ['number'],
    });
    expect(lines).toHaveLength(251);
    expect(new Set(lines).size).toBe(251);
  });

  it('misses and duplicates no record that changes while it is written', async () => {
    const people = await named('A', 'B', 'C', 'D');
    await CandidateModel.updateOne({ _id: people[0]!._id }, { $set: { updatedAt: new Date() } });
    // The list's default order shifts with each change, so the file is sorted by creation date.
    const lines = await exportedLines(test, owner, {
      ...candidates,
      query: 'sort=-updatedAt',
      columns: ['name'],
    });
    const order = people
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1))
      .map(({ name }) => name);
    expect(lines.slice(1)).toEqual(order);
  });

  it('contains only the selected rows, or all that match except some', async () => {
    const [ana, bea] = await named('Ana', 'Bea', 'Cid');
    const far = await createCandidateRecord({ firstName: 'Far', country: 'BR' });
    const asked = { ...candidates, query: 'filter[country]=PT&sort=name', columns: ['name'] };
    const ids = [bea!, ana!, far].map(({ _id }) => _id.toHexString());
    // Rows that the list would not show are excluded, even if requested by id.
    expect(await exportedLines(test, owner, { ...asked, ids })).toEqual([
      'Name',
      'Ana Lima',
      'Bea Lima',
    ]);
    const except = [ana!._id.toHexString()];
    expect(await exportedLines(test, owner, { ...asked, except })).toEqual([
      'Name',
      'Bea Lima',
      'Cid Lima',
    ]);
  });

  it('of placements has the weeks that the screen shows, and pay in its own currency', async () => {
    const rate = { effectiveFrom: '2026-01-01', effectiveTo: null };
    await createPlacementScene('active', {
      placement: {
        startDate: '2026-01-01',
        plannedEndDate: addDays(today(), 27),
        rates: [
          {
            ...rate,
            pay: { amountMinor: 4_550, currency: 'EUR', unit: 'hour' },
            bill: { amountMinor: 1_200_000, currency: 'USD', unit: 'month' },
          },
        ] as unknown as Placement['rates'],
      },
    });
    const columns = ['weeksLeft', 'daysLeft', 'pay', 'payCurrency', 'payUnit'];
    expect(
      await exportedLines(test, owner, {
        list: 'placements',
        columns: [...columns, 'bill', 'currency', 'unit'],
      }),
    ).toEqual([
      'Weeks left,Days left,Bill rate,Pay rate,Bill currency,Bill unit,Pay currency,Pay unit',
      '3,27,12000,45.5,USD,month,EUR,hour',
    ]);
  });

  it.each(listNames)('of %s has its columns for each row', async (list) => {
    await writeEvent({ action: 'probe.x', entity: 'probe', entityId: 'x' });
    const lines = await exportedLines(test, owner, { list });
    const header = exportColumns[list].map((column) => column.header);
    expect(lines[0]).toBe(header.join(','));
  });
});

describe('export rights', () => {
  const reachOf = (role: (typeof roles)[number], list: (typeof listNames)[number]) =>
    exportReach(list, (name) => scopeOf(role, name));

  it('are those of the table: only these roles export', () => {
    const allowed = roles.filter((role) => listNames.some((list) => reachOf(role, list)));
    expect(allowed).toEqual([
      'owner',
      'admin',
      'recruiter',
      'account_manager',
      'team_lead',
      'finance_hr',
    ]);
  });

  it('agree with the sources on which lists have rows of one’s own', () => {
    const own = [...listSourcesOf(test.domains).values()].filter(({ assignedTo }) => assignedTo);
    expect(own.map(({ list }) => list)).toEqual(listsWithOwnRows);
  });

  it.each(['recruiter', 'account_manager'] as const)(
    'let a %s export their own candidates, without rates',
    async (role) => {
      const person = await signInAs(test, role);
      const mine = await createCandidateRecord({
        ...plantedParts('own'),
        ownerUserId: person.user._id,
      });
      await createCandidateRecord({ ...plantedParts('other'), ownerUserId: owner.user._id });
      const asked = await askForExport(person, candidates);
      expect(asked.ownOnly).toBe(true);
      await makeExports(test);
      const { lines, text } = await fetchExport(person, asked);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(mine.number);
      expect(lines[0]).not.toContain('Rate');
      expect(text).not.toContain('93.67');
      const refused = await person.post('/exports', { ...candidates, columns: ['rate'] });
      expect(refused.status).toBe(422);
      const foreign = `filter[owner]=${owner.userId}`;
      const others = await person.post('/exports', { ...candidates, query: foreign }).expect(400);
      expect(others.body.error.code).toBe('INVALID_FILTER');
      await person.post('/exports', { list: 'talentPools' }).expect(403);
      await person.post('/exports', { list: 'activityLog' }).expect(403);
    },
  );

  it('include rates for roles that see all of them', async () => {
    await createCandidateRecord(plantedParts('other'));
    for (const role of ['owner', 'finance_hr', 'team_lead'] as const) {
      const person = await signInAs(test, role);
      const lines = await exportedLines(test, person, candidates);
      expect([role, lines[0]?.includes('Rate per hour,Currency')]).toEqual([role, true]);
    }
  });

  it.each([
    [
      'the account is disabled',
      () => UserModel.updateOne({ _id: owner.user._id }, { $set: { status: 'disabled' } }),
    ],
    [
      'the role is taken away',
      () =>
        RoleAssignmentModel.updateOne(
          { _id: owner.assignment._id },
          { $set: { revokedAt: new Date() } },
        ),
    ],
  ])('are checked again when it runs: no file is created once %s', async (_what, loseRight) => {
    await named('Ana');
    const asked = await askForExport(owner, candidates);
    await loseRight();
    await makeExports(test);
    expect(await ExportModel.findById(asked.id).lean()).toMatchObject({
      status: 'failed',
      failure: 'RIGHTS',
      fileId: null,
      slot: null,
    });
  });

  it('hide an export from others and from the same user in another role', async () => {
    await named('Ana');
    const asked = await askForExport(owner, candidates);
    await makeExports(test);
    const other = await signInAs(test, 'owner');
    const admin = await createAssignment(owner.user._id, 'admin');
    const inOtherRole = await signInUser(test, owner.user, admin);
    for (const person of [other, inOtherRole]) {
      for (const path of [`/exports/${asked.id}`, `/exports/${asked.id}/file`])
        await person.get(path).expect(404);
      await person.post(`/exports/${asked.id}/actions/cancel`).expect(404);
      await person.delete(`/exports/${asked.id}`).expect(404);
      expect((await person.get('/exports').expect(200)).body).toEqual({ data: [] });
    }
  });

  it('close the file if the right to one of its columns was lost', async () => {
    const recruiter = await signInAs(test, 'recruiter');
    const asked = await askForExport(recruiter, candidates);
    await makeExports(test);
    await fetchExport(recruiter, asked);
    await ExportModel.updateOne({ _id: asked.id }, { $push: { columns: 'rate' } });
    await recruiter.get(`/exports/${asked.id}/file`).expect(404);
  });
});

describe('a request for an export', () => {
  it.each([
    ['sort=secret', 'VALIDATION_FAILED'],
    ['filter[status]=none', 'VALIDATION_FAILED'],
    ['q=a&q=b', 'VALIDATION_FAILED'],
    ['$where=1', 'VALIDATION_FAILED'],
  ])('for ?%s is refused before anything is queued', async (query, code) => {
    const { body } = await owner.post('/exports', { ...candidates, query }).expect(422);
    expect(body.error).toMatchObject({ code, fields: [{ path: 'query' }] });
    expect(await ExportModel.countDocuments()).toBe(0);
  });

  it('for the activity log respects its limit of days', async () => {
    const query = 'filter[from]=2025-01-01&filter[to]=2025-12-31';
    const { body } = await owner.post('/exports', { list: 'activityLog', query }).expect(422);
    expect(body.error.code).toBe('VALIDATION_FAILED');
  });

  it('for more than three at once is refused, however they arrive', async () => {
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => owner.post('/exports', candidates)),
    );
    const statuses = asked.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 202, 202, 409, 409, 409]);
    await makeExports(test);
    await owner.post('/exports', candidates).expect(202);
  });

  it('for more than ten in an hour is refused', async () => {
    for (let i = 0; i < limits.export.perHour; i += 1) {
      await askForExport(owner, candidates);
      await makeExports(test);
    }
    const { body } = await owner.post('/exports', candidates).expect(429);
    expect(body.error.code).toBe('RATE_LIMITED');
  });
});
