import type { Types } from 'mongoose';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { createSupervisor } from '../../companies/supervisor.fixtures.ts';
import { AccessTokenModel } from '../../links/access-token.model.ts';
import { createPlacementScene } from '../../placements/placement-scene.fixtures.ts';
import { PlacementModel, type Placement } from '../../../records/placements/placement.model.ts';
import { ensureReasons, reasonsOf } from '../../reasons/api/reasons.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createSheet, pastWeek, workedOn } from '../timesheet.fixtures.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { hoursLinkOf } from './hours-link.fixtures.ts';

let test: TestApp;
let reasonId: string;
beforeAll(async () => {
  test = await createTestApp();
  await ensureReasons();
  reasonId =
    (await reasonsOf('timesheet_reject'))
      .find(({ side }) => side === 'client')
      ?._id.toHexString() ?? '';
});
afterAll(() => test.close());

interface Scene {
  sheet: TimesheetRecord;
  placement: Placement;
  contractor: SignedIn;
  manager: SignedIn;
}

/** Creates hours of a contractor at a client, and their supervisor there. */
async function scene(changes: Partial<TimesheetRecord> = {}): Promise<Scene> {
  const candidate = await createCandidateRecord({ firstName: 'Inês', lastName: 'Duarte' });
  const contractor = await signInAs(test, 'contractor', {
    assignment: { candidateId: candidate._id },
  });
  const { placement } = await createPlacementScene('active', {
    candidate,
    placement: { startDate: '2024-01-01' },
  });
  const { companyId } = placement;
  const manager = await signInAs(test, 'client_manager', { assignment: { companyId } });
  const membership = await CompanyUserModel.create({
    companyId,
    userId: manager.user._id,
    canDecide: true,
    status: 'active',
  });
  await PlacementModel.updateOne(
    { _id: placement._id },
    { $set: { supervisorCompanyUserId: membership._id } },
  );
  const member = await createTeamMember(contractor.user, {
    kind: 'contractor',
    candidateId: candidate._id,
    startDate: '2024-01-01',
  });
  const sheet = await createSheet(
    { memberId: member._id, placementId: placement._id, candidateId: candidate._id },
    { status: 'submitted', ...changes },
  );
  return { sheet, placement, contractor, manager };
}

function visitor(handle: string, secret: string, version: number) {
  const path = `/api/v1/links/${handle}/timesheet`;
  const with_ = (call: supertest.Test) => call.set('Cookie', `muster.link=${secret}`);
  const post = (action: string, body: object) =>
    with_(supertest(test.app).post(`${path}/actions/${action}`)).send(body);
  return {
    read: () => with_(supertest(test.app).get(path)),
    sendCode: () => post('send-code', {}),
    act: (action: 'approve' | 'reject', body: object) => post(action, { version, ...body }),
  };
}

async function opened(changes: Partial<TimesheetRecord> = {}) {
  const found = await scene(changes);
  const { token, stored } = await hoursLinkOf(found.sheet, found.manager.user.email);
  return { ...found, stored, ...visitor(stored.handle, token, found.sheet.version) };
}

/** Returns the code of the last mail to a user. */
async function mailedCode({ email }: Pick<User, 'email'>): Promise<string> {
  const mail = await EmailMessageModel.findOne({ template: 'client_timesheet_code', to: email })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  return mail?.variables['code'] ?? '';
}
const wrongFor = (code: string) => (code === '999999' ? '888888' : '999999');
const stored = ({ _id }: { _id: Types.ObjectId }) => TimesheetModel.findById(_id).lean();
const sentBack = () => ({ reasonId, note: 'Wednesday was shorter.' });

it('mails a link when hours are submitted, and revokes it when they are recalled', async () => {
  const { contractor, manager, sheet } = await scene({ status: 'draft' });
  const id = sheet._id.toHexString();
  const handIn = async () => {
    const { version } = (await stored(sheet))!;
    const { status } = await contractor.post(`/timesheets/${id}/actions/submit`, { version });
    expect(status).toBe(200);
    await test.runEvents();
  };
  await handIn();
  const mail = await EmailMessageModel.findOne({
    to: manager.user.email,
    template: 'timesheet_to_approve',
  }).lean();
  expect(mail).toMatchObject({ subjectType: 'timesheet', subjectId: id });
  // A link that was requested and never sent opens nothing: its token is created when the mail goes
  // out.
  const links = () =>
    AccessTokenModel.find({ purpose: 'timesheet_approve', subjectId: sheet._id })
      .sort({ createdAt: 1 })
      .lean();
  const [first] = await links();
  expect(first).toMatchObject({ holderEmail: manager.user.email, maxUses: 1, revokedAt: null });
  // After a recall and a new submission, earlier mailed links open nothing.
  const { version } = (await stored(sheet))!;
  await contractor.post(`/timesheets/${id}/actions/recall`, { version });
  expect((await links())[0]).toMatchObject({ revokeReason: 'subject_cancelled' });
  await handIn();
  const [, second] = await links();
  expect(second).toMatchObject({ revokedAt: null, useCount: 0 });
});

it('approves nothing by opening the page, and shows hours without rates', async () => {
  const link = await opened();
  const shown = await link.read();
  await link.read();
  expect(shown.body).toMatchObject({
    allowedActions: ['approve', 'reject'],
    decision: null,
    timesheet: { contractor: 'Inês Duarte', minutes: 480, entries: [{ minutes: 480 }] },
  });
  expect(shown.body.reasons.length).toBeGreaterThan(0);
  expect(shown.text).not.toContain(link.manager.user.email);
  expect(shown.text).not.toMatch(/"(?:pay|bill|rate|amount|money)/i);
  expect(await stored(link.sheet)).toMatchObject({
    version: link.sheet.version,
    status: 'submitted',
  });
});

it('approves once with the mailed code, in the name of the holder', async () => {
  const link = await opened();
  // No code is right before one was requested.
  expect((await link.act('approve', { code: '123456' })).body.error).toMatchObject({
    code: 'CODE_INVALID',
    context: { triesLeft: 0 },
  });
  const sent = await link.sendCode();
  expect(sent.status).toBe(200);
  expect(sent.text).not.toContain(link.manager.user.email);
  const code = await mailedCode(link.manager.user);
  const wrong = await link.act('approve', { code: wrongFor(code) });
  expect(wrong.body.error).toMatchObject({ code: 'CODE_INVALID', context: { triesLeft: 4 } });
  expect((await stored(link.sheet))?.status).toBe('submitted');
  const done = await link.act('approve', { code });
  expect(done.body).toMatchObject({
    allowedActions: [],
    timesheet: { status: 'client_approved' },
    decision: { state: 'client_approved', by: expect.any(String) },
  });
  expect(await stored(link.sheet)).toMatchObject({
    status: 'client_approved',
    clientApprovedBy: link.manager.user._id,
  });
  const noted = await AuditEventModel.findOne({ action: 'timesheet.answer_by_mail' }).lean();
  expect(noted).toMatchObject({
    tokenId: link.stored._id.toHexString(),
    actorUserId: link.manager.user._id,
  });
  expect((await link.read()).body.error).toMatchObject({
    code: 'TOKEN_USED',
    context: { purpose: 'timesheet_approve' },
  });
  expect((await link.act('reject', { ...sentBack(), code })).status).toBe(410);
});

it('allows five tries, then a new code; hours are sent back with a reason and a note', async () => {
  const link = await opened();
  await link.sendCode();
  const code = await mailedCode(link.manager.user);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await link.act('reject', { ...sentBack(), code: wrongFor(code) })).status).toBe(422);
  expect((await link.act('reject', { ...sentBack(), code })).body.error.code).toBe('CODE_INVALID');
  await link.sendCode();
  const fresh = await mailedCode(link.manager.user);
  const bare = await link.act('reject', { reasonId, note: '', code: fresh });
  expect(bare.status).toBe(422);
  const monday = pastWeek().start;
  const done = await link.act('reject', { ...sentBack(), days: [monday], code: fresh });
  expect(done.body).toMatchObject({ decision: { state: 'rejected', by: expect.any(String) } });
  expect(await stored(link.sheet)).toMatchObject({
    status: 'rejected',
    rejectNote: 'Wednesday was shorter.',
    rejectDays: [monday],
  });
  await test.runEvents();
  expect(
    await EmailMessageModel.countDocuments({
      to: link.contractor.user.email,
      template: 'timesheet_rejected',
    }),
  ).toBe(1);
});

it('accepts only one of two simultaneous answers', async () => {
  const link = await opened();
  await link.sendCode();
  const code = await mailedCode(link.manager.user);
  const answers = await Promise.all([
    link.act('approve', { code }),
    link.act('reject', { ...sentBack(), code }),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('shows the decision if someone else was first, and names only client users', async () => {
  const colleague = await opened();
  await colleague.sendCode();
  const code = await mailedCode(colleague.manager.user);
  const other = await createSupervisor(colleague.placement.companyId);
  await TimesheetModel.updateOne(
    { _id: colleague.sheet._id },
    {
      $set: {
        status: 'client_approved',
        clientApprovedAt: new Date(),
        clientApprovedBy: other.userId,
      },
    },
  );
  expect((await colleague.read()).body).toMatchObject({
    allowedActions: [],
    reasons: [],
    decision: { state: 'client_approved', by: 'Li Wei' },
  });
  expect((await colleague.act('approve', { code })).body.error.code).toBe('INVALID_TRANSITION');
  expect((await colleague.sendCode()).body.error.code).toBe('INVALID_TRANSITION');

  const agency = await opened();
  const finance = await signInAs(test, 'finance_hr');
  await finance.post(`/timesheets/${agency.sheet._id.toHexString()}/actions/reject`, {
    version: agency.sheet.version,
    ...sentBack(),
  });
  expect((await agency.read()).body.decision).toMatchObject({ state: 'rejected', by: null });
});

it('refuses an answer about hours that changed since they were read', async () => {
  const link = await opened();
  await link.sendCode();
  const code = await mailedCode(link.manager.user);
  await TimesheetModel.updateOne(
    { _id: link.sheet._id },
    {
      $inc: { version: 1 },
      $set: { entries: [workedOn(pastWeek().start, { minutes: 600 })], minutes: 600 },
    },
  );
  const refused = await link.act('approve', { code });
  expect(refused.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { minutes: 600 } },
  });
  expect((await stored(link.sheet))?.status).toBe('submitted');
});

it('opens nothing for a former supervisor, nor after a week', async () => {
  const link = await opened();
  const other = await createSupervisor(link.placement.companyId);
  const supervisedBy = (id: Types.ObjectId | null) =>
    PlacementModel.updateOne(
      { _id: link.placement._id },
      { $set: { supervisorCompanyUserId: id } },
    );
  await supervisedBy(other._id);
  expect((await link.read()).body.error).toMatchObject({
    code: 'TOKEN_REVOKED',
    context: { purpose: 'timesheet_approve' },
  });
  const mine = await CompanyUserModel.findOne({ userId: link.manager.user._id }).lean();
  await supervisedBy(mine!._id);
  expect((await link.read()).status).toBe(200);
  await AccessTokenModel.updateOne(
    { _id: link.stored._id },
    { $set: { expiresAt: new Date(Date.now() - 1000) } },
  );
  expect((await link.read()).body.error).toMatchObject({
    code: 'TOKEN_EXPIRED',
    context: { purpose: 'timesheet_approve' },
  });
});

it('sends no mail if the hours were decided before it left', async () => {
  const { contractor, manager, sheet } = await scene({ status: 'draft' });
  const id = sheet._id.toHexString();
  await contractor.post(`/timesheets/${id}/actions/submit`, { version: sheet.version });
  const { version } = (await stored(sheet))!;
  await manager.post(`/client/timesheets/${id}/actions/approve`, { version });
  await test.runEvents();
  const mail = await EmailMessageModel.findOne({
    to: manager.user.email,
    template: 'timesheet_to_approve',
  }).lean();
  expect(mail?.status).toBe('suppressed');
});

it('mails the new supervisor after a change, and revokes the link of the former one', async () => {
  const link = await opened();
  const admin = await signInAs(test, 'admin');
  const next = await createSupervisor(link.placement.companyId);
  const { version } = (await PlacementModel.findById(link.placement._id).lean())!;
  const changed = await admin.post(
    `/placements/${link.placement._id.toHexString()}/actions/change-supervisor`,
    { version, supervisorCompanyUserId: next._id.toHexString() },
  );
  expect(changed.status).toBe(200);
  expect((await link.read()).body.error.code).toBe('TOKEN_REVOKED');
  await test.runEvents();
  const heir = await UserModel.findById(next.userId).lean();
  expect(
    await EmailMessageModel.countDocuments({
      to: heir!.email,
      template: 'timesheet_to_approve',
      status: 'sent',
    }),
  ).toBe(1);
});
