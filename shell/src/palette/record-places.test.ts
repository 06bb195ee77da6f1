import {
  allRoutes,
  noteSubjects,
  notesHref,
  permissionsOf,
  searchKinds,
  type NoteSubjectType,
  type Role,
} from '@muster/contracts';
import { signedIn } from '../account/account.fixtures.ts';
import type { ActiveRole } from '../routing/home-path.ts';
import {
  listsWith,
  pathOfRecord,
  recordAt,
  recordPlaces,
  routesOfRecord,
  type PlacedKind,
} from './record-places.ts';

const id = '64b0000000000000000000c1';

function as(role: Role): ActiveRole {
  const { active } = signedIn();
  if (!active) throw new Error('the fixture has a role');
  return { ...active, role, permissions: permissionsOf(role) };
}

const placedKinds = Object.keys(recordPlaces) as PlacedKind[];

describe.each(placedKinds)('a found %s', (kind) => {
  const { list, record } = recordPlaces[kind];

  test('leads to its screen once that is built, and to its list until then', () => {
    const expected =
      record?.status === 'built' ? record.path.replace(':id', id) : `${list.path}?q=Orchard+%26+Co`;
    expect(pathOfRecord(as('admin'), { kind, id, title: 'Orchard & Co' })).toBe(expected);
  });

  test('has routes of the contracts, its record below its list', () => {
    expect(allRoutes).toContain(list);
    expect(record?.path ?? `${list.path}/:id`).toMatch(new RegExp(`^${list.path}/:id(/|$)`));
  });
});

test('a record that a role may neither open nor list leads nowhere', () => {
  expect(pathOfRecord(as('recruiter'), { kind: 'user', id, title: 'Li' })).toBeNull();
});

test('a note leads to its record, for users who may open that', () => {
  const note = {
    subjectId: id,
    writtenAt: '2026-03-02T09:00:00.000Z',
    passage: { text: '', marks: [] },
  };
  const to = (role: Role, subjectType: NoteSubjectType) =>
    pathOfRecord(as(role), {
      kind: 'note',
      id: '64b0000000000000000000c2',
      title: 'Li',
      note: { ...note, subjectType },
    });
  expect(noteSubjects.map((subjectType) => to('admin', subjectType))).toEqual(
    noteSubjects.map((subjectType) =>
      notesHref({ subjectType, subjectId: id }, '64b0000000000000000000c2'),
    ),
  );
  expect(to('admin', 'placement')).toContain('note=64b0000000000000000000c2');
  expect(to('candidate', 'candidate')).toBeNull();
  expect(routesOfRecord(as('admin'), 'note')).toEqual([]);
});

test('the actions on a candidate follow the permissions of the role', () => {
  const titles = (role: Role) => routesOfRecord(as(role), 'candidate').map(({ title }) => title);
  expect(titles('admin')).toEqual(expect.arrayContaining(['Candidate notes', 'Edit links']));
  expect(titles('admin').at(-1)).toBe('Delete candidate');
  expect(titles('recruiter')).not.toContain('Delete candidate');
  expect(titles('staff_viewer').filter((title) => /Edit|Delete/.test(title))).toEqual([]);
});

test('no action is planned, a redirect, or needs more parameters than the record', () => {
  const routes = searchKinds.flatMap((kind) => routesOfRecord(as('owner'), kind));
  expect(routes.length).toBeGreaterThan(searchKinds.length);
  for (const route of routes) {
    expect(route).toMatchObject({ status: 'built' });
    expect(route.kind).not.toBe('redirect');
    expect(route.path.match(/:/g)).toHaveLength(1);
  }
});

test.each([
  [`/candidates/${id}/profile`, { kind: 'candidate', id }],
  [`/candidates/${id}/profile/notes`, { kind: 'candidate', id }],
  [`/candidates/${id}/edit/links`, { kind: 'candidate', id }],
  ['/candidates/not-an-id/profile', null],
  ['/candidates/new', null],
  ['/candidates', null],
  [`/users/${id}/edit`, null],
  ['/nowhere', null],
])('the record shown at %s is %j', (pathname, expected) => {
  expect(recordAt(pathname)).toEqual(expected);
});

test('the lists searchable by a word are those of the role', () => {
  expect(listsWith(as('vetter'), 'go').map(({ to }) => to)).toEqual([
    '/candidates?q=go',
    '/jobs?q=go',
    '/talent/talentpools?q=go',
    '/team?q=go',
  ]);
});
