import type { PermissionName } from '@muster/contracts';
import type { Note } from '../../records/notes/note.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import {
  candidateFor,
  createNote,
  hiddenCandidateFor,
  personOf,
} from '../../walk/records.fixtures.ts';

const never = {
  finance_hr: 'finance works with notes on placements, which come with their area',
} as const;

interface NoteFixture {
  permission: PermissionName;
  body?: Record<string, unknown>;
  changes?: () => Partial<Note>;
  /** Whether only the author may; others' notes will do otherwise. */
  own?: boolean;
}

function onNote({ permission, body, changes, own = false }: NoteFixture): EndpointFixture {
  const callOn = (note: Note) => ({
    params: { id: note._id.toHexString() },
    ...(body && { body: { version: note.version, ...body } }),
  });
  return {
    never,
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'note.read');
      const author = own ? personOf(caller).user : world.colleague;
      return callOn(await createNote(candidate, author._id, changes?.()));
    },
    // On a visible record, and still not this reader's business.
    hidden: async (world, caller) => {
      if (caller.name === 'owner' || caller.name === 'admin') return null;
      const candidate = await candidateFor(world, caller, permission);
      return callOn(
        await createNote(candidate, world.colleague._id, { ...changes?.(), visibility: 'private' }),
      );
    },
  };
}

const onSubject = (rest: Record<string, unknown>): EndpointFixture => {
  const body = (id: string) => ({ body: { subjectType: 'candidate', subjectId: id, ...rest } });
  return {
    call: async (world, caller) =>
      body((await candidateFor(world, caller, 'note.create'))._id.toHexString()),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && body(candidate._id.toHexString());
    },
  };
};

export const noteFixtures: EndpointFixtures = {
  'notes.list': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'note.read');
      await createNote(candidate, world.colleague._id);
      return { query: { subjectType: 'candidate', subjectId: candidate._id.toHexString() } };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return (
        candidate && {
          query: { subjectType: 'candidate', subjectId: candidate._id.toHexString() },
        }
      );
    },
  },
  'notes.read': onNote({ permission: 'note.read' }),
  'notes.create': { ...onSubject({ body: '<p>Spoke about the offer.</p>', kind: 'call' }), never },
  'notes.update': onNote({
    permission: 'note.create',
    own: true,
    body: { changes: { body: '<p>Spoke about both offers.</p>' } },
  }),
  'notes.correct': onNote({
    permission: 'note.create',
    own: true,
    body: { body: '<p>It was the other offer.</p>' },
    changes: () => ({ createdAt: new Date(Date.now() - 2 * 86_400_000) }),
  }),
  'notes.pin': onNote({ permission: 'note.create', body: {} }),
  'notes.unpin': onNote({
    permission: 'note.create',
    body: {},
    changes: () => ({ pinned: true, pinSlot: 0 }),
  }),
  'notes.delete': onNote({ permission: 'note.create', own: true, body: {} }),
};
