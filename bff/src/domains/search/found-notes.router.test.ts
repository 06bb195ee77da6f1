import type { Role, SearchHit } from '@muster/contracts';
import type { Types } from 'mongoose';
import { transact, systemContext } from '../../db/unit-of-work.ts';
import { CandidateModel } from '../../records/candidates/candidate.model.ts';
import { NoteModel, type Note } from '../../records/notes/note.model.ts';
import { signInAs, type SignedIn } from '../../testing/sign-in.ts';
import { createUser } from '../../testing/users.fixtures.ts';
import { createNote } from '../../walk/records.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createCompany } from '../companies/company.fixtures.ts';
import { purgeNotes } from '../notes/api/note-purge.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { find, findUntil, isReady, openSearchApp, type SearchApp } from './search.fixtures.ts';

const staff = [
  'owner',
  'admin',
  'recruiter',
  'account_manager',
  'vetter',
  'team_lead',
  'finance_hr',
  'staff_viewer',
] as const satisfies readonly Role[];

let test: SearchApp;
let author: SignedIn;
const people = new Map<Role, SignedIn>();
const as = (role: Role): SignedIn => {
  const person = people.get(role);
  if (!person) throw new Error(`Nobody is signed in as ${role}`);
  return person;
};
const idOf = ({ _id }: { _id: Types.ObjectId }) => _id.toHexString();
const notesFound = async (agent: SignedIn, q: string): Promise<SearchHit[]> =>
  (await find(agent, q, '&kinds=note')).hits;

/** Notes by kind; each contains the word Marigold. */
const notes = new Map<string, Note>();
async function plant(
  name: string,
  on: Pick<Note, 'subjectType' | 'subjectId'>,
  changes: Partial<Note> = {},
) {
  const note = await createNote({ _id: on.subjectId }, author.user._id, {
    body: `<p>Asked about the <strong>marigold</strong> contract. ${name.replaceAll('-', ' ')}</p>`,
    ...on,
    ...changes,
  });
  notes.set(name, note);
  return note;
}

async function plantAll(): Promise<void> {
  const vetter = as('vetter').user._id;
  const candidate = await createCandidateRecord({ firstName: 'Ada', lastName: 'Moss' });
  const onCandidate = { subjectType: 'candidate', subjectId: candidate._id } as const;
  await plant('on-candidate', onCandidate);
  await plant('for-management', onCandidate, { visibility: 'management' });
  await plant('own-private', onCandidate, { visibility: 'private' });
  await plant('private-of-another', onCandidate, {
    visibility: 'private',
    createdBy: (await createUser())._id,
  });
  await plant('removed', onCandidate, { deletedAt: new Date() });
  const on = async (name: string, changes: Parameters<typeof createCandidateRecord>[0]) =>
    plant(name, {
      subjectType: 'candidate',
      subjectId: (await createCandidateRecord(changes))._id,
    });
  await on('on-vetted', { vetterIds: [vetter] });
  await on('on-private', { isPrivate: true });
  await on('on-deleted', { deletedAt: new Date() });
  for (const { user } of people.values()) await on(`about-${idOf(user)}`, { userId: user._id });
  for (const accountManagerId of [as('account_manager').user._id, author.user._id]) {
    const company = await createCompany({ accountManagerId });
    const onCompany = { subjectType: 'company', subjectId: company._id } as const;
    await plant(`on-company-${idOf(company)}`, onCompany);
    await plant(`on-bill-${idOf(company)}`, onCompany, { kind: 'billing' });
  }
  for (const confidential of [false, true]) {
    const scene = await createPlacementScene('active', { job: { confidential } });
    const kind = confidential ? 'secret' : 'open';
    await plant(`on-${kind}-job`, { subjectType: 'job', subjectId: scene.job._id });
    await plant(`on-${kind}-application`, {
      subjectType: 'application',
      subjectId: scene.application._id,
    });
    await plant(`on-${kind}-placement`, {
      subjectType: 'placement',
      subjectId: scene.placement._id,
    });
  }
  for (const role of ['owner', 'recruiter'] as const) {
    const member = await createTeamMember(as(role).user, {
      managerUserId: as('team_lead').user._id,
    });
    await plant(`on-member-${role}`, { subjectType: 'team_member', subjectId: member._id });
  }
}

beforeAll(async () => {
  test = await openSearchApp();
  author = await signInAs(test, 'recruiter', { user: { firstName: 'Nell', lastName: 'Hart' } });
  for (const role of [...staff, 'client_admin', 'candidate'] as const)
    people.set(role, await signInAs(test, role));
  await plantAll();
  test.start();
  await findUntil(as('owner'), 'marigold', isReady);
});
afterAll(() => test.close());

it('shows the record, the author, the time, and the passage with the matching words marked', async () => {
  const note = notes.get('on-candidate');
  expect((await notesFound(as('recruiter'), 'marig candidate'))[0]).toMatchObject({
    kind: 'note',
    id: note && idOf(note),
    title: 'Ada Moss',
    subtitle: 'Nell Hart',
    status: null,
    note: {
      subjectType: 'candidate',
      subjectId: note?.subjectId.toHexString(),
      writtenAt: note?.createdAt.toISOString(),
      passage: {
        text: 'Asked about the marigold contract. on candidate',
        marks: [
          [16, 24],
          [38, 47],
        ],
      },
    },
  });
});

it('tolerates a typing error, and then shows the beginning of the note', async () => {
  const hits = await notesFound(as('recruiter'), 'marigodl contract');
  expect(hits.length).toBeGreaterThan(0);
  for (const { note } of hits) expect(note?.passage.marks.length).toBeLessThan(2);
});

describe.each([...staff, 'author'] as const)('%s', (who) => {
  it('finds the notes that the user may read on their records, and no others', async () => {
    const agent = who === 'author' ? author : as(who);
    const expected: string[] = [];
    for (const [name, note] of notes) {
      const { status } = await agent.get(`/notes/${idOf(note)}`);
      // Private notes of others are only read under audit; notes of deleted records are not found.
      const isOwn = note.createdBy?.equals(agent.user._id) ?? false;
      const isApart = (note.visibility === 'private' && !isOwn) || /removed|deleted/.test(name);
      if (status === 200 && !isApart) expected.push(name);
    }
    // Each note has a unique word, so that no limit hides one.
    const found: string[] = [];
    for (const [name, note] of notes) {
      const hits = await notesFound(agent, `marigold ${name.replaceAll('-', ' ')}`);
      if (hits.some(({ id }) => id === idOf(note))) found.push(name);
    }
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThan(0);
  });
});

it('private notes are found only by their author', async () => {
  const named = async (agent: SignedIn) =>
    (await notesFound(agent, 'own private')).map(({ id }) => id);
  const own = notes.get('own-private');
  expect(await named(author)).toEqual([own && idOf(own)]);
  for (const role of ['owner', 'admin', 'recruiter', 'team_lead'] as const)
    expect(await named(as(role))).toEqual([]);
});

it.each(['client_admin', 'candidate'] as const)('%s may not search', async (role) => {
  expect((await as(role).get('/search?q=marigold&kinds=note')).status).toBe(403);
});

it('follows notes that are written, changed, made private and removed', async () => {
  const candidate = await createCandidateRecord({ firstName: 'Piet', lastName: 'Brook' });
  const other = as('recruiter');
  const write = { subjectType: 'candidate', subjectId: idOf(candidate) };
  const { body: made } = await author
    .post('/notes', { ...write, body: '<p>Wants a hammock in the office</p>' })
    .expect(201);
  const path = `/notes/${made.note.id}`;
  const until = async (q: string, count: number) => {
    await test.tail.read();
    await findUntil(
      other,
      q,
      ({ hits }) => hits.filter(({ kind }) => kind === 'note').length === count,
    );
    expect(await notesFound(other, q)).toHaveLength(count);
  };
  await until('hammock', 1);
  const { body: changed } = await author
    .patch(path, { version: 1, changes: { body: '<p>Wants a trampoline</p>' } })
    .expect(200);
  await until('trampoline', 1);
  await until('hammock', 0);
  const { body: closed } = await author
    .patch(path, { version: changed.note.version, changes: { visibility: 'private' } })
    .expect(200);
  // At once, whatever the index contains.
  expect(await notesFound(other, 'trampoline')).toEqual([]);
  expect(await notesFound(author, 'trampoline')).toHaveLength(1);
  await author
    .patch(path, { version: closed.note.version, changes: { visibility: 'team' } })
    .expect(200);
  await until('trampoline', 1);
  await CandidateModel.updateOne({ _id: candidate._id }, { isPrivate: true });
  expect(await notesFound(other, 'trampoline')).toEqual([]);
  await CandidateModel.updateOne({ _id: candidate._id }, { isPrivate: false });
  const { version } = await NoteModel.findById(made.note.id).orFail();
  await author.delete(path, { version }).expect(200);
  expect(await notesFound(other, 'trampoline')).toEqual([]);
  await until('trampoline', 0);
});

it('forgets the words of an erased candidate', async () => {
  const candidate = await createCandidateRecord();
  await author
    .post('/notes', {
      subjectType: 'candidate',
      subjectId: idOf(candidate),
      body: '<p>Plays the glockenspiel</p>',
    })
    .expect(201);
  await test.tail.read();
  await findUntil(author, 'glockenspiel', ({ hits }) => hits.length > 0);
  const held = async () => {
    await test.tail.read();
    const { body } = await as('admin').get('/search/index').expect(200);
    return body.kinds.find(({ kind }: { kind: string }) => kind === 'note');
  };
  const { documents: before } = await held();
  await transact(systemContext('test'), (tx) => purgeNotes(tx, 'candidate', candidate._id));
  let { documents } = await held();
  while (documents === before) ({ documents } = await held());
  expect(documents).toBe(before - 1);
  expect(await notesFound(author, 'glockenspiel')).toEqual([]);
});

it('names a recently opened note again, with a passage without marks', async () => {
  const note = notes.get('on-candidate');
  const items = [{ kind: 'note', id: note && idOf(note) }];
  const { body } = await as('recruiter').post('/search/recent', { items }).expect(200);
  expect(body.hits).toMatchObject([{ title: 'Ada Moss', note: { passage: { marks: [] } } }]);
  const { body: none } = await as('vetter').post('/search/recent', { items }).expect(200);
  expect(none.hits).toEqual([]);
});
