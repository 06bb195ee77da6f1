import { AuditEventModel } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import type { Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { exclusionsOf } from './api/company-rules.ts';
import { createCompanyRule } from './company-rule.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

const pathOf = ({ _id }: Pick<Candidate, '_id'>) =>
  `/candidates/${_id.toHexString()}/company-rules`;
const wish = async (changes: object = {}) => ({
  companyId: (await createCompany())._id.toHexString(),
  rule: 'never_submit_candidate_wish',
  ...changes,
});

it('keeps a candidate from a client until the rule is removed', async () => {
  const candidate = await createCandidateRecord();
  const company = await createCompany({ name: 'Blue Harbour' });
  const isKept = async () =>
    (await exclusionsOf([candidate._id], [company._id]))(candidate._id, company._id) !== undefined;
  const said = { companyId: company._id.toHexString(), note: 'Left on bad terms.' };
  const { status, body } = await recruiter.post(pathOf(candidate), await wish(said));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    company: { name: 'Blue Harbour' },
    keepsAway: true,
    isOver: false,
    updatedBy: { id: recruiter.userId },
  });
  expect(await isKept()).toBe(true);

  const at = `${pathOf(candidate)}/${body.id}`;
  const ended = await lead.patch(at, { version: 1, changes: { until: '2020-01-31' } });
  expect(ended.body).toMatchObject({ keepsAway: false, isOver: true, note: said.note, version: 2 });
  expect(await isKept()).toBe(false);
  const stale = await recruiter.patch(at, { version: 1, changes: { until: null } });
  expect(stale.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { until: '2020-01-31' } },
  });
  expect((await recruiter.patch(at, { version: 1, changes: { note: null } })).status).toBe(200);

  expect((await recruiter.delete(at, { version: 3 })).status).toBe(200);
  expect((await recruiter.get(pathOf(candidate))).body).toEqual({ data: [], mayChange: true });
  expect((await recruiter.delete(at, { version: 4 })).status).toBe(404);
  const noted = await AuditEventModel.distinct('action', { entityId: body.id });
  expect(noted.toSorted()).toEqual([
    'company_rule.add',
    'company_rule.remove',
    'company_rule.update',
  ]);
});

it('is entered once for each client and rule, and can be entered again after removal', async () => {
  const candidate = await createCandidateRecord();
  const said = await wish();
  const [first, second] = await Promise.all([
    recruiter.post(pathOf(candidate), said),
    lead.post(pathOf(candidate), said),
  ]);
  const [made, refused] = first.status === 201 ? [first, second] : [second, first];
  expect(refused.body.error.fields).toMatchObject([{ path: 'rule', code: 'NOT_UNIQUE' }]);
  expect((await lead.post(pathOf(candidate), { ...said, rule: 'preferred' })).status).toBe(201);
  await lead.delete(`${pathOf(candidate)}/${made.body.id}`, { version: 1 });
  expect((await lead.post(pathOf(candidate), said)).status).toBe(201);
});

it.each([
  ['a client that is not there', { companyId: 'a'.repeat(24) }, 'companyId'],
  ['a rule that is none', { rule: 'dislikes' }, 'rule'],
  ['a day that is none', { until: '2026-02-30' }, 'until'],
])('refuses %s', async (_case, changes, path) => {
  const { status, body } = await recruiter.post(
    pathOf(await createCandidateRecord()),
    await wish(changes),
  );
  expect([status, body.error.fields[0].path]).toEqual([422, path]);
});

it('is read by fewer roles than the record, and changed by even fewer', async () => {
  const candidate = await createCandidateRecord();
  await createCompanyRule(candidate._id);
  const viewer = await signInAs(test, 'staff_viewer');
  expect((await viewer.get(pathOf(candidate))).status).toBe(403);
  const vetter = await signInAs(test, 'vetter');
  const vetted = await createCandidateRecord({ vetterIds: [vetter.user._id] });
  await createCompanyRule(vetted._id);
  // A vetter may list no clients and does not see which one it is.
  expect((await vetter.get(pathOf(vetted))).body).toMatchObject({
    data: [{ company: { name: null } }],
    mayChange: false,
  });
  expect((await vetter.post(pathOf(vetted), await wish())).status).toBe(403);
  const manager = await signInAs(test, 'account_manager');
  expect((await manager.post(pathOf(candidate), await wish())).status).toBe(403);
  const own = await createCandidateRecord({ ownerUserId: manager.user._id });
  expect((await manager.post(pathOf(own), await wish())).status).toBe(201);
});

it('is hidden with the record, and belongs to one candidate', async () => {
  const hidden = await createCandidateRecord({ isPrivate: true });
  const rule = await createCompanyRule(hidden._id);
  expect((await recruiter.get(pathOf(hidden))).status).toBe(404);
  const other = await createCandidateRecord();
  const at = `${pathOf(other)}/${rule._id.toHexString()}`;
  expect((await recruiter.patch(at, { version: 1, changes: { note: null } })).status).toBe(404);
  expect((await recruiter.delete(`${pathOf(other)}/x`, { version: 1 })).status).toBe(404);
});
