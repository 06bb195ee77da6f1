import type { Types } from 'mongoose';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createAttachment } from '../../attachments/attachment.fixtures.ts';
import { addVetters } from '../../candidates/api/changes/vetting.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { shareWithVetters as sharePools } from '../../candidates/pools/vetter-shares.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { createPool } from '../../pools/pool.fixtures.ts';
import { namesOf, search, searchUntil } from '../../search/people/people-search.fixtures.ts';
import {
  find,
  findUntil,
  isReady,
  openSearchApp,
  titlesOf,
  type SearchApp,
} from '../../search/search.fixtures.ts';
import { askedQuestion, createFileAnswer, createForm } from '../../screening/screening.fixtures.ts';
import { shareAllJobs } from './share-with-vetters.ts';

let test: SearchApp;
let lead: SignedIn;
let vetter: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await openSearchApp();
  lead = await signInAs(test, 'team_lead');
  vetter = await signInAs(test, 'vetter');
  other = await signInAs(test, 'vetter');
  test.start();
  await findUntil(lead, 'quill', isReady);
});
afterAll(() => test.close());

const hex = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const member = ({ user }: SignedIn, role: 'vetter' | 'observer' = 'vetter') => ({
  userId: user._id,
  function: role,
  responsible: false,
});
async function jobWith(...team: Job['team']) {
  const company = await createCompany({});
  return createJob({ companyId: company._id, leadRecruiterId: lead.user._id, team });
}
/** Adds a candidate to a job as a colleague does. */
async function addTo(job: Job, candidate: Candidate): Promise<string> {
  const path = `/candidates/${hex(candidate)}/applications`;
  const added = await lead.post(path, { jobIds: [hex(job)] });
  expect(added.body.items).toMatchObject([{ outcome: 'ok' }]);
  const { body } = await lead.get(path);
  return body.data[0].id as string;
}
async function setTeam(job: Job, ...people: SignedIn[]) {
  const { version } = await JobModel.findById(job._id).lean().orFail();
  const team = people.map(({ user }) => ({ userId: user._id.toHexString(), function: 'vetter' }));
  const { status } = await lead.patch(`/jobs/${hex(job)}`, { version, changes: { team } });
  expect(status).toBe(200);
}
const seenBy = async (who: SignedIn, candidate: Candidate) =>
  (await who.get(`/candidates/${hex(candidate)}`)).status;
const stored = (candidate: Candidate) => CandidateModel.findById(candidate._id).lean().orFail();

it('shows a vetter the candidates in process on jobs of their teams, and no one else', async () => {
  const [watched, strange] = [await jobWith(member(vetter, 'observer')), await jobWith()];
  const [on, off] = [await createCandidateRecord(), await createCandidateRecord()];
  await addTo(strange, off);
  const applicationId = await addTo(watched, on);
  expect([await seenBy(vetter, on), await seenBy(other, on)]).toEqual([200, 404]);
  expect(await seenBy(vetter, off)).toBe(404);
  await setTeam(strange, vetter);
  expect(await seenBy(vetter, off)).toBe(200);
  // A candidate who leaves the process becomes hidden, and visible again on return.
  const { body } = await lead.get(`/applications/${applicationId}`);
  await lead.post(`/applications/${applicationId}/actions/remove`, { version: body.version });
  expect(await seenBy(vetter, on)).toBe(404);
  await lead.post(`/applications/${applicationId}/actions/put-back`, { version: body.version + 1 });
  expect(await seenBy(vetter, on)).toBe(200);
});

it('removes access everywhere at once when the vetter leaves the team', async () => {
  const job = await jobWith(member(vetter));
  const candidate = await createCandidateRecord({ firstName: 'Teamed', lastName: 'Quillford' });
  const file = await createAttachment(candidate, { visibility: 'candidate' });
  const question = askedQuestion({ answerType: 'file' });
  const form = await createForm(candidate, { status: 'submitted', questions: [question] });
  const answer = await createFileAnswer(form, question);
  await addTo(job, candidate);
  const paths = [
    `/candidates/${hex(candidate)}`,
    `/candidates/${hex(candidate)}/attachments`,
    `/attachments/${hex(file)}/usage`,
    `/candidates/${hex(candidate)}/screening-forms`,
    `/screening-forms/${hex(form)}`,
    `/screening-forms/${hex(form)}/answers/${question.key.toHexString()}/files/${hex(answer)}`,
    `/candidates/${hex(candidate)}/vetting`,
  ];
  const statuses = async () =>
    Promise.all(paths.map(async (path) => (await vetter.get(path)).status));
  const listed = async () => (await vetter.get('/candidates?q=Quillford')).body.data.length;
  await test.tail.read();
  await findUntil(vetter, 'quillford', (result) => titlesOf(result).includes('Teamed Quillford'));
  await searchUntil(vetter, 'quillford', (result) => namesOf(result).includes('Teamed'));
  expect([await statuses(), await listed()]).toEqual([paths.map(() => 200), 1]);
  await setTeam(job);
  expect([await statuses(), await listed()]).toEqual([paths.map(() => 404), 0]);
  expect(titlesOf(await find(vetter, 'quillford'))).toEqual([]);
  expect(namesOf(await search(vetter, 'quillford'))).toEqual([]);
});

it('keeps each reason for access separate from the others', async () => {
  const job = await jobWith(member(vetter));
  const pool = await createPool('Sight of a vetter', { ownerUserId: vetter.user._id });
  const candidate = await createCandidateRecord({ poolIds: [pool._id] });
  const applicationId = await addTo(job, candidate);
  const signal = new AbortController().signal;
  await sharePools([vetter.user._id], signal);
  await setTeam(job);
  expect(await seenBy(vetter, candidate)).toBe(200);
  await setTeam(job, vetter);
  await CandidateModel.updateOne({ _id: candidate._id }, { poolIds: [] });
  await sharePools([vetter.user._id], signal);
  expect(await seenBy(vetter, candidate)).toBe(200);
  await transact(systemContext('test'), (tx) => addVetters(tx, candidate._id, [vetter.user._id]));
  const { version } = (await lead.get(`/applications/${applicationId}`)).body;
  await lead.post(`/applications/${applicationId}/actions/remove`, { version });
  await setTeam(job);
  // An interviewer continues to see the candidate.
  expect(await seenBy(vetter, candidate)).toBe(200);
  expect(await stored(candidate)).toMatchObject({ poolVetterIds: [], jobVetterIds: [] });
});

it('follows a merge and the end of a job, and repairs missed updates', async () => {
  const [job, ending] = [await jobWith(member(vetter)), await jobWith(member(vetter))];
  const survivor = await createCandidateRecord();
  const duplicate = await createCandidateRecord();
  await addTo(job, duplicate);
  const { version } = await stored(duplicate);
  const merged = await lead.post(`/candidates/${hex(survivor)}/actions/merge`, {
    version: survivor.version,
    duplicateId: hex(duplicate),
    duplicateVersion: version,
  });
  expect([merged.status, await seenBy(vetter, survivor)]).toEqual([200, 200]);
  const candidate = await createCandidateRecord();
  await addTo(ending, candidate);
  await CandidateModel.updateOne({ _id: candidate._id }, { vetterIds: [], jobVetterIds: [] });
  expect(await seenBy(vetter, candidate)).toBe(404);
  await shareAllJobs(new AbortController().signal);
  expect(await seenBy(vetter, candidate)).toBe(200);
});

it('gives access to the same candidates by list and by record, and to none with a private record', async () => {
  const job = await jobWith(member(vetter));
  const candidate = await createCandidateRecord({ firstName: 'Shy', lastName: 'Wrenfield' });
  await addTo(job, candidate);
  const both = async () => [
    await seenBy(vetter, candidate),
    (await vetter.get('/candidates?q=Wrenfield')).body.data.length,
  ];
  expect(await both()).toEqual([200, 1]);
  await CandidateModel.updateOne({ _id: candidate._id }, { isPrivate: true });
  expect(await both()).toEqual([404, 0]);
});
