import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Writable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import { startEmbeddedMongo, type EmbeddedMongo } from '@muster/embedded-mongo';
import mongoose, { Types, mongo } from 'mongoose';
import { sealAuditEvents } from '../../audit/audit-sealer.ts';
import { verifyAuditChain } from '../../audit/verify-audit-chain.ts';
import { systemContext, transact } from '../../db/unit-of-work.ts';
import { createLog } from '../../log.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { OutboxModel } from '../../outbox/outbox-event.model.ts';
import { OutboxTail } from '../../outbox/tail.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { searchSources } from '../all-domains.ts';
import { createApplication } from '../applications/application.fixtures.ts';
import { ApplicationEventModel } from '../../records/applications/application-event.model.ts';
import { createAttachment } from '../attachments/attachment.fixtures.ts';
import { AttachmentTextModel } from '../../records/attachments/attachment.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { createExportRecord } from '../exports/export.fixtures.ts';
import { writeFile } from '../exports/run/export-files.ts';
import { ExportModel } from '../exports/export.model.ts';
import { writeBytes } from '../files/file-bytes.ts';
import { FileModel } from '../files/file.model.ts';
import { createUpload } from '../files/files.walk.fixtures.ts';
import { createJob } from '../jobs/job.fixtures.ts';
import { createNotification } from '../notifications/notification.fixtures.ts';
import { purgeDeletedCandidates } from './purge-candidates.ts';
import { askedQuestion, createFileAnswer, createForm } from '../screening/screening.fixtures.ts';
import { SearchIndex } from '../search/search-index.ts';
import { openWorkerEngine, startSearchWorker } from '../search/worker-engine.ts';
import { createSavedSearch } from '../search/saved/saved-search.fixtures.ts';
import { createSavedView } from '../views/saved-view.fixtures.ts';

/** Planted values by place; they occur nowhere else. */
const planted = {
  firstName: 'Xylophina',
  lastName: 'Quastenberg',
  mail: 'xylo.quast@people.example',
  secondMail: 'zweite.quast@people.example',
  accountMail: 'konto.quast@people.example',
  phone: '912887766',
  link: 'example.com/in/xyloquasti',
  headline: 'Kesselflickerei',
  bio: 'Bartschnurrbiografie',
  formerBio: 'Altschnurrbiografie',
  employer: 'Werkzeugkistenwerke',
  school: 'Schnabeltierschule',
  note: 'Zwirbelnotiz',
  task: 'Drechselaufgabe',
  mailText: 'Postkutschengruss',
  holdNote: 'Haltnotizwort',
  eventNote: 'Ereignisnotizwort',
  exitNote: 'Abgangsnotizwort',
  fileTitle: 'Lebenslauftitel',
  fileBytes: 'Kryptonquarz',
  largeBytes: 'Riesenquarz',
  fileText: 'Ausgelesenquarz',
  answerFile: 'Antwortdateiwort',
  answerBytes: 'Antwortquarz',
  droppedFile: 'Wegwerfdateiwort',
  answerCopy: 'Antwortabschriftwort',
  reading: 'Vorschlagswort',
  exportRow: 'Ausfuhrzeilenwort',
  notice: 'Benachrichtigungswort',
  reason: 'Begruendungswort',
  consent: 'Einwilligungswort',
  merged: 'Verschmolzenwort',
} as const;

let database: EmbeddedMongo;
let folder: string;
let test: TestApp;
let admin: SignedIn;
let owner: SignedIn;
let search: SearchProbe;
const usual = process.env['MUSTER_TEST_MONGODB'];

beforeAll(async () => {
  // A separate database whose files can be read.
  folder = mkdtempSync(join(tmpdir(), 'muster-erasure-'));
  database = await startEmbeddedMongo({ dataDir: folder });
  process.env['MUSTER_TEST_MONGODB'] = database.uri;
  test = await createTestApp({ config: { seed: 'demo' } });
  admin = await signInAs(test, 'admin');
  owner = await signInAs(test, 'owner');
  search = openSearch();
}, 120_000);
afterAll(async () => {
  await search.close();
  await test.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
  if (usual) process.env['MUSTER_TEST_MONGODB'] = usual;
});

it('erasure leaves no trace of a person, and keeps the chain of the audit log intact', async () => {
  const candidateId = await plant();
  await test.runEvents();
  await search.until(planted.headline, 'found');
  const record = await CandidateModel.findById(candidateId).lean();
  const asked = await admin.post(`/candidates/${candidateId}/actions/anonymise`, {
    version: record?.version,
    reason: `${planted.reason}: ${planted.firstName} ${planted.lastName} wrote to us.`,
    confirmNumber: record?.number,
  });
  expect(asked.body).toMatchObject({ already: false });
  const before = await findings();
  expect(
    Object.keys(planted).filter((name) => !before.some((one) => one.startsWith(`${name} `))),
  ).toEqual([]);
  expect(before).toContain('headline in the memory of the search');

  const approved = await owner.post(`/approvals/${asked.body.approvalId}/actions/approve`, {
    version: 1,
  });
  expect(approved.body).toMatchObject({ status: 'approved' });

  await test.runEvents();
  const farewell = mailFiles().filter((text) => text.includes('has erased your data'));
  expect(farewell).toHaveLength(2);
  // The remaining steps wait until the last mail was sent.
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  await search.until(planted.firstName, 'lost');

  expect(await findings()).toEqual([]);
  const kept = await CandidateModel.findById(candidateId).lean();
  expect(kept).toMatchObject({ status: 'anonymised', country: 'PT', name: 'Anonymised person' });
  await sealAuditEvents();
  expect(await verifyAuditChain()).toMatchObject({ intact: true });
}, 120_000);

it('deletion leaves no trace of a person once the days for restoring are over', async () => {
  const candidateId = await plant();
  await test.runEvents();
  await search.until(planted.headline, 'found');
  const record = await CandidateModel.findById(candidateId).lean();
  const deleted = await admin.delete(`/candidates/${candidateId}`, {
    version: record?.version,
    reason: `${planted.reason}: ${planted.firstName} asked for it.`,
    confirmNumber: record?.number,
  });
  expect(deleted.status).toBe(200);
  const before = await findings();
  expect(
    Object.keys(planted).filter((name) => !before.some((one) => one.startsWith(`${name} `))),
  ).toEqual([]);

  const later = new Date(Date.now() + 31 * 86_400_000);
  expect(await purgeDeletedCandidates(new AbortController().signal, later)).toBe(1);
  await test.runEvents();
  await OutboxModel.updateMany({ status: 'pending' }, { $set: { availableAt: new Date(0) } });
  await test.runEvents();
  await search.until(planted.firstName, 'lost');

  expect(await findings()).toEqual([]);
  expect(await CandidateModel.exists({ _id: candidateId })).toBeNull();
  await sealAuditEvents();
  expect(await verifyAuditChain()).toMatchObject({ intact: true });
}, 120_000);

/** Creates all traces of a person in the platform that are cheap to create. */
async function plant(): Promise<string> {
  const created = await admin.post('/candidates', {
    firstName: planted.firstName,
    lastName: planted.lastName,
    email: planted.mail,
    phone: `+351${planted.phone}`,
    country: 'PT',
    sourceKind: 'sourced',
  });
  expect(created.status).toBe(201);
  const id = created.body.id as string;
  const candidateId = new Types.ObjectId(id);
  await plantRecord(candidateId);
  await plantWork(id, candidateId);
  await plantFiles(candidateId);
  await plantElsewhere(candidateId);
  return id;
}

async function plantRecord(candidateId: Types.ObjectId): Promise<void> {
  const person = await signInAs(test, 'candidate', {
    user: {
      email: planted.accountMail,
      emailNorm: planted.accountMail,
      firstName: planted.firstName,
      lastName: planted.lastName,
    },
    assignment: { candidateId },
  });
  const now = new Date();
  const bio = {
    _id: new Types.ObjectId(),
    title: 'Short',
    body: `<p>${planted.bio}</p>`,
    audience: 'client',
    language: 'en',
    status: 'draft',
    isDefault: false,
    createdAt: now,
    updatedAt: now,
  };
  await CandidateModel.updateOne(
    { _id: candidateId },
    {
      $set: {
        userId: person.user._id,
        headline: planted.headline,
        bios: [bio],
        contacts: [
          {
            kind: 'email',
            label: 'home',
            value: planted.secondMail,
            valueNorm: planted.secondMail,
            isPrimary: false,
          },
        ],
        links: [
          {
            kind: 'linkedin',
            url: `https://${planted.link}`,
            urlNorm: planted.link,
            visibility: 'internal',
          },
        ],
        experience: [
          {
            companyName: planted.employer,
            hideCompanyFromClient: false,
            title: 'Tinker',
            employmentType: 'full_time',
            isRemote: false,
            startMonth: '2020-01',
            source: 'staff',
          },
        ],
        education: [{ school: planted.school, degree: 'bachelor', source: 'staff' }],
      },
    },
    { runValidators: false },
  );
  await raw('bio_versions', {
    candidateId,
    bioId: bio._id,
    number: 1,
    entry: { ...bio, body: planted.formerBio },
    at: now,
  });
  await raw('consents', {
    candidateId,
    purpose: 'store_profile',
    granted: true,
    basis: 'consent',
    textVersion: '1',
    channel: 'staff_on_behalf',
    note: planted.consent,
    at: now,
  });
  await raw('sign_in_attempts', { emailNorm: planted.accountMail, outcome: 'ok', ip: '', at: now });
  const double = await createCandidateRecord({ lastName: planted.merged });
  await CandidateModel.updateOne(
    { _id: double._id },
    { $set: { mergedIntoId: candidateId, deletedAt: now } },
  );
}

async function plantWork(id: string, candidateId: Types.ObjectId): Promise<void> {
  const subject = { subjectType: 'candidate', subjectId: id };
  const body = `<p>${planted.note} about ${planted.firstName} ${planted.lastName}</p>`;
  await admin.post('/notes', { ...subject, body, kind: 'general', visibility: 'team' });
  await admin.post('/tasks', { ...subject, title: planted.task });
  const job = await createJob();
  const application = await createApplication(
    { candidateId, jobId: job._id, companyId: job.companyId, ownerUserId: admin.user._id },
    'interested',
    {
      status: 'withdrawn',
      holdNote: planted.holdNote,
      exit: {
        at: new Date(),
        by: null,
        side: 'agency',
        reasonId: null,
        note: planted.exitNote,
        clientNote: null,
        toldAt: null,
        toldBy: null,
        stageId: 'interested',
        stageKind: 'interested',
      },
    },
  );
  await ApplicationEventModel.create({
    applicationId: application._id,
    type: 'withdrawn',
    actorKind: 'person',
    at: new Date(),
    note: planted.eventNote,
  });
  await transact(systemContext('plant'), (tx) =>
    sendMail(tx, {
      template: 'notice',
      to: planted.mail,
      subject: { type: 'candidate', id: candidateId },
      variables: {
        firstName: planted.firstName,
        title: planted.mailText,
        path: '/',
        preferencesPath: '/',
      },
    }),
  );
}

async function plantFiles(candidateId: Types.ObjectId): Promise<void> {
  const attachment = await createAttachment({ _id: candidateId }, { title: planted.fileTitle });
  const file = await FileModel.findById(attachment.fileId).lean();
  await transact(systemContext('plant'), async (tx) => {
    const bytes = `${planted.fileBytes} `.repeat(10) + `${planted.largeBytes} `.repeat(20_000);
    if (file) await writeBytes(file.bytesId, Buffer.from(bytes), tx.session);
  });
  await AttachmentTextModel.create({ _id: attachment._id, extractedText: planted.fileText });
  const question = askedQuestion({ answerType: 'file' });
  const form = await createForm(
    { _id: candidateId, email: planted.mail },
    { status: 'submitted', questions: [question] },
  );
  const bytes = Buffer.from(`${planted.answerBytes} `.repeat(10));
  await createFileAnswer(form, question, { name: `${planted.answerFile}.pdf`, bytes });
  // To the address that the person had then.
  await transact(systemContext('plant'), (tx) =>
    sendMail(tx, {
      template: 'screening_received',
      to: 'former.quast@people.example',
      subject: { type: 'screening_form', id: form._id },
      variables: {
        firstName: 'X',
        senderName: 'S',
        agencyName: 'A',
        title: 'T',
        count: '1',
        answers: planted.answerCopy,
      },
    }),
  );
  const dropped = await createUpload(form._id, 10);
  await FileModel.updateOne({ _id: dropped._id }, { name: `${planted.droppedFile}.pdf` });
  await raw('extraction_reviews', {
    candidateId,
    attachmentId: attachment._id,
    proposals: [{ fields: { title: planted.reading } }],
    createdAt: new Date(),
  });
}

async function plantElsewhere(candidateId: Types.ObjectId): Promise<void> {
  const name = `${planted.firstName} ${planted.lastName}`;
  const fileId = new Types.ObjectId();
  const record = await createExportRecord(admin, { query: { q: name } });
  await new Promise<void>((resolve, reject) => {
    const stream: Writable = writeFile(fileId, 'candidates.csv');
    stream.on('finish', resolve).on('error', reject);
    stream.end(`${planted.exportRow};${name}`);
  });
  await ExportModel.updateOne(
    { _id: record._id },
    { $set: { status: 'completed', fileId, holder: null, finishedAt: new Date() } },
  );
  await createNotification(owner.user._id, { title: `${planted.notice}: ${name} wrote` });
  await createSavedView(owner.user._id, {
    name: `All of ${name}`,
    query: new URLSearchParams({ q: name }).toString(),
  });
  await createSavedSearch(owner.user._id, { name: `Like ${name}`, query: `"${name}"` });
  const other = await createCandidateRecord();
  const about = { subjectType: 'candidate', subjectId: other._id.toHexString() };
  await admin.post('/notes', {
    ...about,
    body: `<p>${name} (${planted.mail}) knows this person.</p>`,
    kind: 'general',
    visibility: 'team',
  });
  await admin.post('/tasks', { ...about, title: `Call after ${name}` });
  await raw('duplicate_hints', {
    candidateA: other._id,
    candidateB: candidateId,
    signals: ['email'],
    score: 90,
    status: 'open',
    createdAt: new Date(),
  });
}

const raw = (collection: string, document: Record<string, unknown>) =>
  mongoose.connection.collection(collection).insertOne(document);

interface SearchProbe {
  /** Waits until the index has records with this word, or none any more. */
  until(word: string, what: 'found' | 'lost'): Promise<void>;
  /** Returns the memory of its thread. */
  memory(): Promise<string>;
  close(): Promise<void>;
}

/** Starts the search as the platform runs it, over this database. */
function openSearch(): SearchProbe {
  const log = createLog('silent');
  const tail = new OutboxTail(log);
  let worker: Worker | null = null;
  const index = new SearchIndex(
    searchSources,
    () => openWorkerEngine(() => (worker = startSearchWorker())),
    { poll: 20 },
  );
  const close = index.start({ log, tail });
  const scopes = searchSources.map(
    ({ kind }) => ({ kind, restricted: true, member: null, within: null }) as const,
  );
  const find = (query: string) => index.find({ text: query, scopes, take: 1 });
  return {
    until: async (word, what) => {
      await tail.read();
      while (
        index.state().state !== 'ready' ||
        (await find(word)).length > 0 !== (what === 'found')
      )
        await new Promise((next) => setTimeout(next, 20));
    },
    memory: async () => {
      // A thread remembers the last text that a regular expression matched.
      await find('two words');
      return worker ? text(await worker.getHeapSnapshot()) : '';
    },
    close,
  };
}

/**
 * Returns the planted words and their places: collections, files on disk and the memory of the
 * search.
 */
async function findings(): Promise<string[]> {
  const found: string[] = [];
  const words = Object.entries(planted).map(([name, word]) => [name, word.toLowerCase()] as const);
  const look = (text: string, where: string) => {
    // Lower-cased once: the memory of the search alone is a text of a hundred megabytes.
    const small = text.toLowerCase();
    for (const [name, word] of words) if (small.includes(word)) found.push(`${name} in ${where}`);
  };
  const { db } = mongoose.connection;
  for (const { name } of (await db?.listCollections().toArray()) ?? [])
    for await (const document of db?.collection(name).find({}) ?? [])
      look(readable(document), `collection ${name}`);
  for (const path of filesBelow(test.config.dataDir)) look(readFileSync(path, 'latin1'), path);
  for (const path of filesBelow(folder)) look(readFileSync(path, 'latin1'), path);
  look(await search.memory(), 'the memory of the search');
  return [...new Set(found)];
}

const readable = (document: object): string =>
  JSON.stringify(document, (_key, value: unknown) =>
    value instanceof mongo.Binary ? Buffer.from(value.value()).toString('latin1') : value,
  );

const mailFiles = (): string[] =>
  filesBelow(join(test.config.dataDir, 'mail')).map((path) => readFileSync(path, 'utf8'));

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}
