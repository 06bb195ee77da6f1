import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { createCandidateRecord } from '../candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';

let test: TestApp;
let candidate: Candidate;
let self: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord({
    status: 'active',
    firstName: 'Inês',
    lastName: 'Duarte',
    country: 'PT',
    skills: [],
    links: [],
    experience: [],
    education: [],
  });
  self = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
});

type List = 'skills' | 'languages' | 'links' | 'experience' | 'education';
const profile = async () => (await self.get('/me/profile').expect(200)).body;
const change = async (list: List, upsert: object[], more: object = {}, version?: number) =>
  self.patch(`/me/profile/${list}`, {
    version: version ?? (await profile()).version,
    [list]: { upsert, remove: [], ...more },
  });
const stored = async () => (await CandidateModel.findById(candidate._id).lean())!;

it('adds and removes the candidate’s skills; two tabs merge changes of different skills', async () => {
  const [go, sql] = [await createSkill('Go'), await createSkill('SQL')];
  const { version } = await profile();
  const added = await change('skills', [{ skillId: go._id.toHexString(), level: 'advanced' }]);
  expect(added.body.skills).toMatchObject([
    { name: go.name, level: 'advanced', isPrimary: false, isVerified: false },
  ]);
  const other = await change(
    'skills',
    [{ skillId: sql._id.toHexString(), level: null }],
    {},
    version,
  );
  expect(other.body.skills).toHaveLength(2);
  const [{ id }] = other.body.skills;
  const item = { id, skillId: go._id.toHexString(), level: 'expert' };
  expect((await change('skills', [item])).status).toBe(200);
  const late = await change('skills', [{ ...item, level: 'beginner' }], {}, other.body.version);
  expect(late.body.error).toMatchObject({
    code: 'VERSION_CONFLICT',
    context: { current: { skills: [{ level: 'expert' }, {}] } },
  });
  expect((await change('skills', [], { remove: [id] })).body.skills).toHaveLength(1);
  expect(await stored()).toMatchObject({ skills: [{ source: 'self', verifiedScore: null }] });
});

it('sets the candidate’s other languages; judgements by others stay unchanged', async () => {
  const claim = { language: 'de', level: 'B2', assessedBy: 'vetter', assessedAt: new Date() };
  await CandidateModel.updateOne({ _id: candidate._id }, { $push: { languages: claim } });
  const said = await change('languages', [
    { language: 'pt', level: 'native' },
    { language: 'de', level: 'C1' },
  ]);
  expect(said.body.languages).toMatchObject([
    { language: 'de', level: 'B2', assessedBy: 'vetter' },
    { language: 'de', level: 'C1', assessedBy: 'self' },
    { language: 'pt', level: 'native', assessedBy: 'self' },
  ]);
  const [assessed, own] = said.body.languages;
  const codesOf = ({ body }: { body: { error: { fields: { path: string; code: string }[] } } }) =>
    body.error.fields.map(({ path, code }) => `${path} ${code}`);
  expect(codesOf(await change('languages', [{ ...assessed, assessedBy: undefined }]))).toEqual([
    'languages.upsert[0].language NOT_ALLOWED',
  ]);
  expect(codesOf(await change('languages', [], { remove: [assessed.id] }))).toEqual([
    'languages NOT_ALLOWED',
  ]);
  expect(codesOf(await change('languages', [{ language: 'pt', level: 'C2' }]))).toEqual([
    'languages.upsert[0].language NOT_UNIQUE',
  ]);
  expect(codesOf(await change('languages', [{ language: 'en', level: 'C2' }]))).toEqual([
    'languages.upsert[0].language NOT_ALLOWED',
  ]);
  const left = await change('languages', [], { remove: [own.id] });
  expect(left.body.languages.map(({ language }: { language: string }) => language)).toEqual([
    'de',
    'pt',
  ]);
});

it('leaves skills that a vetter verified unchanged, and reports this', async () => {
  const skill = await createSkill('Kafka');
  await change('skills', [{ skillId: skill._id.toHexString(), level: 'working', years: 3 }]);
  await CandidateModel.updateOne(
    { _id: candidate._id },
    { $set: { 'skills.0.verifiedScore': 4, 'skills.0.verifiedAt': new Date() } },
  );
  const { skills } = await profile();
  expect(skills).toMatchObject([{ isVerified: true }]);
  expect(skills[0]).not.toHaveProperty('verifiedScore');
  const item = { id: skills[0].id, skillId: skill._id.toHexString(), level: 'working', years: 3 };
  const raised = await change('skills', [{ ...item, level: 'expert' }]);
  expect(raised.body.error.fields).toMatchObject([
    { path: 'skills.upsert[0].level', code: 'NOT_ALLOWED' },
  ]);
  const another = await createSkill('Spark');
  const swapped = await change('skills', [{ ...item, skillId: another._id.toHexString() }]);
  expect(swapped.status).toBe(422);
  const gone = await change('skills', [], { remove: [item.id] });
  expect(gone.body.error.fields).toMatchObject([{ path: 'skills', code: 'NOT_ALLOWED' }]);
  const scored = await change('skills', [{ ...item, verifiedScore: 5 }]);
  expect(scored.body.error.fields).toMatchObject([{ code: 'UNKNOWN_FIELD' }]);
  // Repeating the same value is no change; other fields stay editable.
  expect((await change('skills', [item])).status).toBe(200);
  expect(
    (await change('skills', [{ skillId: another._id.toHexString(), level: null }])).status,
  ).toBe(200);
  expect((await stored()).skills[0]).toMatchObject({ level: 'working', verifiedScore: 4 });
});

it('shows clients no link whose address the agency has not reviewed', async () => {
  const url = 'https://ines.example.com/work';
  const added = await change('links', [{ kind: 'portfolio', url, label: 'Work' }]);
  expect(added.body.links).toMatchObject([{ url, visibility: 'internal' }]);
  const shown = await change('links', [{ kind: 'blog', url, visibility: 'client' }]);
  expect(shown.body.error.fields).toMatchObject([{ code: 'UNKNOWN_FIELD' }]);
  await CandidateModel.updateOne(
    { _id: candidate._id },
    { $set: { 'links.0.visibility': 'client' } },
  );
  const [{ id }] = added.body.links;
  const renamed = await change('links', [{ id, kind: 'portfolio', url, label: 'My work' }]);
  expect(renamed.body.links).toMatchObject([{ label: 'My work', visibility: 'client' }]);
  const moved = await change('links', [{ id, kind: 'portfolio', url: `${url}/new`, label: null }]);
  expect(moved.body.links).toMatchObject([{ url: `${url}/new`, visibility: 'internal' }]);
  const twice = await change('links', [{ kind: 'blog', url: `${url}/new` }]);
  expect(twice.body.error.fields).toMatchObject([
    { path: 'links.upsert[0].url', code: 'NOT_UNIQUE' },
  ]);
});

it('adds jobs and courses of the candidate, marked as entered by the candidate', async () => {
  const job = { title: 'Data engineer', companyName: 'Harbour', startMonth: '2021-03' };
  const jobs = await change('experience', [job]);
  expect(jobs.body.experience).toMatchObject([{ ...job, hideCompanyFromClient: true }]);
  const turned = await change('experience', [{ ...job, endMonth: '2020-01' }]);
  expect(turned.body.error.fields).toMatchObject([
    { path: 'experience.upsert[0].endMonth', code: 'DATE_ORDER' },
  ]);
  const courses = await change('education', [{ school: 'University of Porto', degree: 'master' }]);
  expect(courses.body.education).toMatchObject([{ degree: 'master' }]);
  expect(await stored()).toMatchObject({
    experience: [{ source: 'self' }],
    education: [{ source: 'self' }],
  });
  const told = await AuditEventModel.find({ entityId: candidate._id.toHexString() }).lean();
  expect(told.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['candidate.update_experience', 'candidate.update_education']),
  );
});

it('changes nothing for a rejected candidate', async () => {
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'rejected' } });
  const link = { kind: 'portfolio', url: 'https://ines.example.com/work' };
  expect((await change('links', [link])).status).toBe(403);
  expect((await change('education', [{ school: 'University of Porto' }])).status).toBe(403);
});
