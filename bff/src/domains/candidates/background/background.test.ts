import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let lead: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  lead = await signInAs(test, 'team_lead');
});
afterAll(() => test.close());

let path: string;
beforeEach(async () => {
  const { _id } = await createCandidateRecord({ yearsExperience: 4 });
  path = `/candidates/${_id.toHexString()}`;
});

const job = { companyName: 'Ledgerly', title: 'Engineer', startMonth: '2021-03' };
const experience = (upsert: object[], more: object = {}, version = 1, agent = recruiter) =>
  agent.patch(`${path}/experience`, { version, experience: { upsert, remove: [], ...more } });
const fields = (body: { error: { fields?: { path: string; code: string }[] } }) =>
  body.error.fields?.map(({ path: where, code }) => `${where} ${code}`);

describe('experience', () => {
  it('hides a present employer from clients, and does not change the stated years', async () => {
    const go = await createSkill('Go');
    const { status, body } = await experience([
      { ...job, companyName: 'Old Ways', startMonth: '2015-01', endMonth: '2020-12' },
      { ...job, skillIds: [go._id.toHexString()] },
    ]);
    expect(status).toBe(200);
    expect(body.experience).toMatchObject([
      { companyName: 'Ledgerly', hideCompanyFromClient: true, skills: [{ name: 'Go' }] },
      { companyName: 'Old Ways', hideCompanyFromClient: false, source: 'staff' },
    ]);
    expect(body.yearsExperience).toBe(4);
    expect(body.experienceYearsHint).toBeGreaterThan(11);
    expect(body.completeness.missing).not.toContain('experience');
  });

  it('refuses an end before the start, a future month and an unknown skill', async () => {
    const late = await experience([
      { ...job, endMonth: '2020-01' },
      { ...job, startMonth: '2999-01' },
    ]);
    expect(late.status).toBe(422);
    expect(fields(late.body)).toEqual(
      expect.arrayContaining([
        'experience.upsert[0].endMonth DATE_ORDER',
        'experience.upsert[1].startMonth IN_FUTURE',
      ]),
    );
    const skillIds = [new Types.ObjectId().toHexString()];
    const unknown = await experience([{ ...job, skillIds }]);
    expect(fields(unknown.body)).toEqual(['experience.upsert[0].skillIds[0] NOT_FOUND']);
  });

  it('merges edits of different entries and keeps the order set by an editor', async () => {
    const first = await experience([
      job,
      { ...job, title: 'Intern', startMonth: '2019-01', endMonth: '2020-01' },
    ]);
    const [current, former] = first.body.experience;
    const input = ({
      source: _s,
      sourceAttachmentId: _a,
      skills: _k,
      ...entry
    }: Record<string, unknown>) => entry;
    const mine = await experience([{ ...input(former), title: 'Trainee' }], {}, 2);
    const theirs = await experience([{ ...input(current), title: 'Lead' }], {}, 2, lead);
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(theirs.body.experience).toMatchObject([{ title: 'Lead' }, { title: 'Trainee' }]);
    const again = await experience([{ ...input(current), title: 'Boss' }], {}, 2);
    expect(again.body.error).toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

describe('education', () => {
  it('adds, removes and refuses years in the wrong order', async () => {
    const patch = (version: number, upsert: object[], remove: string[] = []) =>
      recruiter.patch(`${path}/education`, { version, education: { upsert, remove } });
    const added = await patch(1, [{ school: 'Técnico', degree: 'master', endYear: 2014 }]);
    expect(added.body.education).toMatchObject([{ school: 'Técnico', degree: 'master' }]);
    const wrong = await patch(2, [{ school: 'Porto', startYear: 2015, endYear: 2014 }]);
    expect(fields(wrong.body)).toEqual(['education.upsert[0].endYear DATE_ORDER']);
    const gone = await patch(2, [], [added.body.education[0].id]);
    expect(gone.body.education).toEqual([]);
  });
});

describe('the Harvest number', () => {
  const link = (where: string, harvestId: string | null, more: object = {}) =>
    lead.patch(`${where}/harvest-id`, { version: 1, harvestId, ...more });

  it('is read and written only by its roles', async () => {
    expect((await link(path, '4711')).body.harvestId).toBe('4711');
    expect((await recruiter.get(path)).body).not.toHaveProperty('harvestId');
    expect(
      (await recruiter.patch(`${path}/harvest-id`, { version: 2, harvestId: '1' })).status,
    ).toBe(403);
  });

  it('belongs to one person, and requires a reason to remove', async () => {
    const number = String(Date.now());
    await link(path, number);
    const other = await createCandidateRecord();
    const taken = await link(`/candidates/${other._id.toHexString()}`, number);
    expect(taken.body.error).toMatchObject({
      code: 'DUPLICATE',
      fields: [{ path: 'harvestId', code: 'NOT_UNIQUE' }],
      context: { number: expect.stringMatching(/^C-/) },
    });
    const silent = await link(path, null, { version: 2 });
    expect(fields(silent.body)).toEqual(['reason REQUIRED']);
    const said = await link(path, null, { version: 2, reason: 'Left Harvest' });
    expect(said.body.harvestId).toBeNull();
    expect((await link(path, '12a', { version: 3 })).status).toBe(422);
  });
});
