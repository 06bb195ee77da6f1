import { NoteModel } from '../../records/notes/note.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import {
  createPlacementScene,
  type PlacementScene,
} from '../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';

let test: TestApp;
let manager: SignedIn;
let recruiter: SignedIn;
let lead: SignedIn;
let finance: SignedIn;
let vetter: SignedIn;
let scene: PlacementScene;
beforeAll(async () => {
  test = await createTestApp();
  [manager, recruiter, lead, finance, vetter] = await Promise.all([
    signInAs(test, 'account_manager'),
    signInAs(test, 'recruiter'),
    signInAs(test, 'team_lead'),
    signInAs(test, 'finance_hr'),
    signInAs(test, 'vetter'),
  ]);
});
afterAll(() => test.close());
beforeEach(async () => {
  scene = await createPlacementScene('active', {
    job: { accountManagerId: manager.user._id },
    placement: { accountManagerId: manager.user._id },
  });
});

type On = 'job' | 'application' | 'placement' | 'company' | 'team_member';
const idOn = (type: Exclude<On, 'company' | 'team_member'>) => scene[type]._id.toHexString();
const write = (agent: SignedIn, subjectType: On, subjectId: string, rest: object = {}) =>
  agent.post('/notes', { subjectType, subjectId, body: '<p>Spoke today</p>', ...rest });
const list = (agent: SignedIn, subjectType: On, subjectId: string) =>
  agent.get(`/notes?subjectType=${subjectType}&subjectId=${subjectId}`);

describe('a note on a job, an application or a placement', () => {
  it.each(['job', 'application', 'placement'] as const)(
    'is written and read by who works on the %s, and deleted by its author',
    async (type) => {
      const { status, body } = await write(manager, type, idOn(type));
      expect(status).toBe(201);
      expect(body.note).toMatchObject({ subjectType: type, subjectId: idOn(type) });
      const read = await list(lead, type, idOn(type));
      expect(read.body.data).toHaveLength(1);
      expect(read.body.mayWrite).toBe(true);
      await manager.delete(`/notes/${body.note.id}`, { version: 1 }).expect(200);
      expect((await list(lead, type, idOn(type))).body.data[0].removed).not.toBeNull();
    },
  );

  it('is hidden from users who have nothing to do with the record', async () => {
    expect((await list(vetter, 'job', idOn('job'))).status).toBe(403);
    expect((await list(recruiter, 'placement', idOn('placement'))).status).toBe(404);
    expect((await list(finance, 'job', idOn('job'))).status).toBe(403);
    expect((await list(finance, 'application', idOn('application'))).status).toBe(403);
    const secret = await createPlacementScene('active', { job: { confidential: true } });
    const at = secret.job._id.toHexString();
    expect((await list(recruiter, 'job', at)).status).toBe(404);
    expect((await write(recruiter, 'job', at)).status).toBe(404);
  });

  it('on a placement is finance’s as well, and its follow-up a task on the person', async () => {
    const on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const { status, body } = await write(finance, 'placement', idOn('placement'), {
      kind: 'billing',
      followUp: { on, assigneeId: finance.userId },
    });
    expect(status).toBe(201);
    expect(body.note.followUp).toMatchObject({ on });
    const tasks = await manager.get(
      `/tasks?subjectType=candidate&subjectId=${scene.candidate._id.toHexString()}`,
    );
    expect(tasks.body.data).toMatchObject([{ title: `Follow up on ${scene.placement.number}` }]);
  });

  it('makes a promise on an application one to its candidate', async () => {
    await write(manager, 'application', idOn('application'), {
      body: '<p>Rates settled @promise tomorrow</p>',
    }).expect(201);
    const promises = await manager.get(
      `/promises?subjectType=candidate&subjectId=${scene.candidate._id.toHexString()}`,
    );
    expect(promises.body.data).toHaveLength(1);
  });

  it('tells mentioned users where to read it', async () => {
    const { body } = await write(manager, 'job', idOn('job'), {
      body: `<p><a href="mention:${lead.userId}">@lead</a> <a href="mention:${vetter.userId}">@vetter</a></p>`,
    });
    expect(body.mentionsWithoutAccess).toMatchObject([{ id: vetter.userId }]);
    const told = await NotificationModel.find({ subjectId: scene.job._id }).lean();
    expect(told).toMatchObject([
      { userId: lead.user._id, link: `/jobs/${idOn('job')}`, subjectType: 'job' },
    ]);
  });
});

describe('a note on a colleague', () => {
  it('is for those who lead them, never for themselves', async () => {
    const member = await createTeamMember(recruiter.user, { managerUserId: lead.user._id });
    const at = member._id.toHexString();
    const { status, body } = await write(lead, 'team_member', at);
    expect(status).toBe(201);
    const other = await signInAs(test, 'team_lead');
    expect((await list(other, 'team_member', at)).status).toBe(404);
    expect((await list(recruiter, 'team_member', at)).body.error.code).toBe('SELF_RECORD');
    expect((await recruiter.get(`/notes/${body.note.id}`)).body.error.code).toBe('SELF_RECORD');
    expect((await list(finance, 'team_member', at)).status).toBe(403);
  });

  it('has no follow-up', async () => {
    const user = (await signInAs(test, 'recruiter')).user;
    const member = await createTeamMember(user, { managerUserId: lead.user._id });
    const followUp = { on: '2099-01-01', assigneeId: lead.userId };
    const refused = await write(lead, 'team_member', member._id.toHexString(), { followUp });
    expect(refused.body.error.fields).toMatchObject([{ path: 'followUp', code: 'NOT_ALLOWED' }]);
  });
});

describe('notes on billing', () => {
  it('are all that finance reads and writes of a client', async () => {
    const company = await createCompany({ accountManagerId: manager.user._id });
    const at = company._id.toHexString();
    await write(manager, 'company', at).expect(201);
    const { body } = await write(manager, 'company', at, { kind: 'billing' });
    const read = await list(finance, 'company', at);
    expect(read.body.data).toMatchObject([{ id: body.note.id, kind: 'billing' }]);
    expect((await finance.get(`/companies/${at}`)).body.counts.notes).toBe(1);
    const refused = await write(finance, 'company', at, { kind: 'general' });
    expect(refused.body.error.fields).toMatchObject([{ path: 'kind', code: 'NOT_ALLOWED' }]);
    expect((await write(finance, 'company', at, { kind: 'billing' })).status).toBe(201);
  });

  it('stand on what is paid for alone', async () => {
    const refused = await write(manager, 'job', idOn('job'), { kind: 'billing' });
    expect(refused.body.error.fields).toMatchObject([{ path: 'kind', code: 'NOT_ALLOWED' }]);
    expect(await NoteModel.countDocuments({ subjectId: scene.job._id })).toBe(0);
  });
});
