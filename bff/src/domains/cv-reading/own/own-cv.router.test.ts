import type { OwnCv } from '@muster/contracts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { TaskModel } from '../../../records/tasks/task.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createSkill } from '../../skills/skill.fixtures.ts';
import { createCv, createReview, readCvOf } from '../cv-reading.fixtures.ts';

let test: TestApp;
let recruiter: SignedIn;
let candidate: Candidate;
let self: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  recruiter = await signInAs(test, 'recruiter');
  for (const name of ['React', 'TypeScript']) await createSkill(name);
});
afterAll(() => test.close());
beforeEach(async () => {
  candidate = await createCandidateRecord({
    status: 'active',
    firstName: 'Inês',
    lastName: 'Duarte',
    name: 'Inês Duarte',
    country: 'PT',
    ownerUserId: recruiter.user._id,
    skills: [],
    experience: [],
    education: [],
    languages: [],
  });
  self = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
});

type Reading = NonNullable<OwnCv['reading']>;
async function mine(): Promise<Reading> {
  const { reading } = (await self.get('/me/cv-reading').expect(200)).body as OwnCv;
  if (!reading) throw new Error('No CV of the person was read');
  return reading;
}
async function readOwn(): Promise<Reading> {
  await readCvOf(recruiter, await createCv(candidate, { uploadedByKind: 'candidate' }));
  return mine();
}
const say = (reading: Reading, words: string, answer: string, more: object = {}) =>
  self.post(`/me/cv-reading/${reading.id}/actions/answer`, {
    proposalId: differenceIn(reading, words).id,
    answer,
    version: reading.version,
    ...more,
  });
function differenceIn({ differences }: Reading, words: string) {
  const found = differences.find(({ fields }) => JSON.stringify(fields).includes(words));
  if (!found) throw new Error(`Nothing says ${words}`);
  return found;
}
const stored = async () => (await CandidateModel.findById(candidate._id).lean())!;

it('shows, by part, what the candidate’s CV contains and the profile lacks', async () => {
  expect((await self.get('/me/cv-reading').expect(200)).body).toEqual({ reading: null });
  const reading = await readOwn();
  expect(reading).toMatchObject({ attachmentTitle: 'CV.txt', same: 0, mayAnswer: true });
  const kinds = new Set(reading.differences.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(['education', 'experience', 'language', 'skill']);
  expect(differenceIn(reading, 'Nordlys')).toMatchObject({
    relation: 'new',
    existing: null,
    mayTake: true,
    answer: null,
  });
});

it('copies a job as it was read; the difference disappears, and the CV is shown as its source', async () => {
  const reading = await readOwn();
  const { body } = await say(reading, 'Nordlys', 'taken').expect(200);
  expect(body.reading.same).toBe(1);
  expect(JSON.stringify(body.reading.differences)).not.toContain('Nordlys');
  expect(await stored()).toMatchObject({
    experience: [{ companyName: 'Nordlys Software', source: 'cv_review' }],
  });
  const event = await AuditEventModel.findOne({
    entityId: candidate._id.toHexString(),
    action: 'candidate.apply_cv',
  }).lean();
  expect(event?.actorUserId).toEqual(self.user._id);
  // A catalogue skill, a language and a degree are handled the same way.
  for (const words of ['"name":"React"', '"pt"', 'University of Porto'])
    await say(await mine(), words, 'taken').expect(200);
  expect(await stored()).toMatchObject({
    skills: [{ source: 'cv', level: null }],
    languages: [{ language: 'pt', level: 'native', assessedBy: 'self' }],
    education: [{ school: 'University of Porto' }],
  });
});

it('shows the profile’s version instead, and copies nothing that changed meanwhile', async () => {
  const reading = await readOwn();
  await say(reading, 'Nordlys', 'taken').expect(200);
  const { _id } = (await stored()).experience[0]!;
  const { version } = await mine();
  await self
    .patch('/me/profile/experience', {
      version,
      experience: {
        upsert: [
          {
            id: _id.toHexString(),
            title: 'Web developer',
            companyName: 'Nordlys Software',
            startMonth: '2018-01',
            endMonth: '2021-02',
          },
        ],
        remove: [],
      },
    })
    .expect(200);
  const changed = await mine();
  expect(differenceIn(changed, 'Nordlys')).toMatchObject({
    relation: 'update',
    existing: { title: 'Web developer' },
  });
  const late = await say({ ...changed, version }, 'Nordlys', 'dismissed');
  expect(late.status).toBe(200);
  const over = await say({ ...changed, version }, 'Nordlys', 'taken');
  expect(over.body.error.code).toBe('VERSION_CONFLICT');
  expect((await stored()).experience).toMatchObject([{ title: 'Web developer' }]);
});

it('dismisses a difference, or gives the recruiter one task about it', async () => {
  const reading = await readOwn();
  const aside = await say(reading, 'Brightwave', 'dismissed').expect(200);
  expect(differenceIn(aside.body.reading, 'Brightwave').answer).toBe('dismissed');
  for (const _turn of [1, 2]) await say(reading, 'Nordlys', 'wrong').expect(200);
  const tasks = await TaskModel.find({ subjectId: candidate._id, rule: /^cv-wrong:/ }).lean();
  expect(tasks).toMatchObject([{ assigneeId: recruiter.user._id, status: 'open', kind: 'review' }]);
  expect(tasks[0]?.note).toContain('Nordlys');
  expect((await stored()).experience).toEqual([]);
});

it('leaves the recruiter’s decisions unchanged', async () => {
  const review = await readCvOf(
    recruiter,
    await createCv(candidate, { uploadedByKind: 'candidate' }),
  );
  const reading = await mine();
  await say(reading, 'Nordlys', 'taken').expect(200);
  const { body } = await recruiter.get(`/extraction-reviews/${review.id}`).expect(200);
  expect(body.status).toBe('ready');
  const job = body.proposals.find((one: { fields: object }) =>
    JSON.stringify(one.fields).includes('Nordlys'),
  );
  expect(job).toMatchObject({ decision: 'pending', relation: 'same' });
});

it('ignores a CV that is internal to the agency, and CVs of others', async () => {
  const secret = await createCv(candidate, { uploadedByKind: 'staff', visibility: 'internal' });
  await createReview(candidate, { attachmentId: secret._id });
  expect((await self.get('/me/cv-reading').expect(200)).body).toEqual({ reading: null });
  const shared = await createCv(candidate, { uploadedByKind: 'staff', visibility: 'candidate' });
  await createReview(candidate, { attachmentId: shared._id });
  const reading = await mine();
  const other = await signInAs(test, 'candidate', {
    assignment: { candidateId: (await createCandidateRecord())._id },
  });
  const path = `/me/cv-reading/${reading.id}/actions/answer`;
  const body = {
    proposalId: reading.differences[0]?.id,
    answer: 'taken',
    version: reading.version,
  };
  expect((await other.post(path, body)).status).toBe(404);
  expect((await recruiter.get('/me/cv-reading')).status).toBe(403);
  await CandidateModel.updateOne({ _id: candidate._id }, { $set: { status: 'rejected' } });
  expect((await mine()).mayAnswer).toBe(false);
  expect((await self.post(path, body)).status).toBe(403);
});
