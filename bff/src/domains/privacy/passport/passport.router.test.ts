import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { submitCandidate } from '../../applications/client/client-scene.fixtures.ts';
import { createAttachment } from '../../attachments/attachment.fixtures.ts';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import { createCompany } from '../../companies/company.fixtures.ts';
import { listEntries, openArchive, startOf } from '../../files/checks/archive.ts';
import { createJob } from '../../jobs/job.fixtures.ts';
import { NoteModel } from '../../../records/notes/note.model.ts';
import { askedQuestion, createFileAnswer, createForm } from '../../screening/screening.fixtures.ts';
import { passportPage } from './passport-page.ts';

let test: TestApp;
let admin: SignedIn;
let person: SignedIn;
let id: string;
let shareId: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  const candidate = await createCandidateRecord({ firstName: 'Inês', lastName: 'Duarte' });
  id = candidate._id.toHexString();
  person = await signInAs(test, 'candidate', { assignment: { candidateId: candidate._id } });
  const company = await createCompany({ name: 'Lumera Pay' });
  const job = await createJob({ companyId: company._id, title: 'Ledger engineer' });
  const application = await submitCandidate(candidate, {
    job,
    ownerUserId: admin.user._id,
    changes: {
      submittedAt: new Date('2026-11-02T09:00:00Z'),
      clientSeenAt: new Date('2026-11-03T10:00:00Z'),
    },
  });
  shareId = application._id.toHexString();
  await createAttachment(candidate, { visibility: 'candidate' });
  await createAttachment(candidate, { visibility: 'internal', title: 'Between us' });
  const question = askedQuestion({ text: 'Bring a case study.', answerType: 'file' });
  const form = await createForm(candidate, { status: 'submitted', questions: [question] });
  await createFileAnswer(form, question, { name: 'case-study.pdf' });
  await NoteModel.create({
    subjectType: 'candidate',
    subjectId: candidate._id,
    body: '<p>Drives a hard bargain.</p>',
    createdBy: admin.user._id,
    updatedBy: admin.user._id,
  });
}, 60_000);
afterAll(() => test.close());

interface Archive {
  names: string[];
  page: string;
  data: { sections: { name: string; rows: unknown[] }[]; views: unknown[]; files: string[] };
}

async function download(who: SignedIn, path: string): Promise<Archive> {
  const answer = await who
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/zip');
  const files = await readAll(answer.body as Buffer);
  return {
    names: [...files.keys()],
    page: files.get('passport.html')?.toString('utf8') ?? '',
    data: JSON.parse(files.get('passport.json')?.toString('utf8') ?? '{}') as Archive['data'],
  };
}

async function readAll(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await openArchive({
    size: bytes.length,
    slice: (start, end) => Promise.resolve(bytes.subarray(start, end)),
    pieces: async function* () {
      yield bytes;
    },
  });
  const files = new Map<string, Buffer>();
  for (const entry of await listEntries(archive))
    files.set(
      entry.fileName,
      await startOf(archive, entry, entry.uncompressedSize, { toTheEnd: true }),
    );
  return files;
}

const sectionOf = ({ data }: Archive, name: string) =>
  data.sections.find((section) => section.name === name)?.rows ?? [];

it('gives a candidate all their data, who has seen their profile, and their files', async () => {
  const archive = await download(person, '/me/data-passport');
  expect(archive.names).toEqual([
    'passport.html',
    'passport.json',
    'files/cv.pdf',
    'files/case-study.pdf',
  ]);
  expect(archive.data.views).toEqual([
    {
      id: shareId,
      client: 'Lumera Pay',
      job: 'Ledger engineer',
      sharedAt: '2026-11-02T09:00:00.000Z',
      seenAt: '2026-11-03T10:00:00.000Z',
      state: 'shown',
      endedAt: null,
      heldBy: null,
    },
  ]);
  // In the wording for candidates, not in that of the staff.
  expect(sectionOf(archive, 'applications')).toMatchObject([
    { job: 'Ledger engineer', standing: 'Presented to the client' },
  ]);
  expect(sectionOf(archive, 'screening forms')).toMatchObject([
    { answers: [{ question: 'Bring a case study.', answer: ['case-study.pdf'] }] },
  ]);
  expect(sectionOf(archive, 'profile')).toEqual([expect.objectContaining({ firstName: 'Inês' })]);
  for (const text of ['Who has seen your profile', 'Lumera Pay', '3 Nov 2026, 10:00 UTC'])
    expect(archive.page).toContain(text);
  expect(archive.page).not.toContain('hard bargain');
  expect(sectionOf(archive, 'notes')).toEqual([]);
});

it('also gives permitted users the notes of colleagues, and logs each download', async () => {
  const archive = await download(admin, `/candidates/${id}/data-passport`);
  expect(sectionOf(archive, 'notes')).toEqual([
    expect.objectContaining({ text: 'Drives a hard bargain.' }),
  ]);
  const events = await AuditEventModel.find({
    entityId: id,
    action: 'candidate.export_data',
  }).sort({ at: 1 });
  expect(events.map(({ actorUserId }) => String(actorUserId))).toEqual([
    person.user._id.toHexString(),
    admin.user._id.toHexString(),
  ]);
  const recruiter = await signInAs(test, 'recruiter');
  expect((await recruiter.get(`/candidates/${id}/data-passport`)).status).toBe(403);
});

it('states that a share was withdrawn, in the page and in the data', async () => {
  await person.post(`/me/privacy/shares/${shareId}/actions/withdraw`, {});
  const archive = await download(person, '/me/data-passport');
  expect(archive.data.views).toMatchObject([{ id: shareId, state: 'withdrawn' }]);
  expect(archive.page).toContain('Withdrawn by you');
});

it('never renders a value as markup', () => {
  const page = passportPage({
    agency: 'A & B',
    number: 'C-1',
    name: '<script>alert(1)</script>',
    at: new Date(0),
    views: [],
    sections: [{ name: 'notes', rows: [{ 'te"xt': '<img src=x onerror=alert(1)>' }] }],
    files: [],
  });
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('A &amp; B');
});
