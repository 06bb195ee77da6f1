import type { PermissionName } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Note } from '../../records/notes/note.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import {
  candidateFor,
  createNote,
  hiddenCandidateFor,
  personOf,
} from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createPlacementScene } from '../placements/placement-scene.fixtures.ts';

/** Returns a record with notes for the caller: a candidate; for finance a placement. */
async function subjectFor(
  world: World,
  caller: Caller,
  permission: PermissionName,
): Promise<Pick<Note, 'subjectType' | 'subjectId'>> {
  if (caller.name === 'finance_hr') {
    const { placement } = await createPlacementScene('active');
    return { subjectType: 'placement', subjectId: placement._id };
  }
  const candidate = await candidateFor(world, caller, permission);
  return { subjectType: 'candidate', subjectId: candidate._id };
}

const noteOn = (
  subject: Pick<Note, 'subjectType' | 'subjectId'>,
  author: Types.ObjectId,
  changes: Partial<Note> = {},
): Promise<Note> => createNote({ _id: subject.subjectId }, author, { ...changes, ...subject });

interface NoteFixture {
  permission: PermissionName;
  body?: Record<string, unknown>;
  changes?: () => Partial<Note>;
  /** Whether only the author is allowed; otherwise notes of others will do. */
  own?: boolean;
}

function onNote({ permission, body, changes, own = false }: NoteFixture): EndpointFixture {
  const callOn = (note: Note) => ({
    params: { id: note._id.toHexString() },
    ...(body && { body: { version: note.version, ...body } }),
  });
  return {
    call: async (world, caller) => {
      const subject = await subjectFor(world, caller, 'note.read');
      const author = own ? personOf(caller).user : world.colleague;
      return callOn(await noteOn(subject, author._id, changes?.()));
    },
    // On a visible record, but hidden from this reader.
    hidden: async (world, caller) => {
      if (caller.name === 'owner' || caller.name === 'admin') return null;
      const subject = await subjectFor(world, caller, permission);
      return callOn(
        await noteOn(subject, world.colleague._id, { ...changes?.(), visibility: 'private' }),
      );
    },
  };
}

const onSubject = (rest: Record<string, unknown>): EndpointFixture => {
  const bodyOn = ({ subjectType, subjectId }: Pick<Note, 'subjectType' | 'subjectId'>) => ({
    body: { subjectType, subjectId: subjectId.toHexString(), ...rest },
  });
  return {
    call: async (world, caller) => bodyOn(await subjectFor(world, caller, 'note.create')),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && bodyOn({ subjectType: 'candidate', subjectId: candidate._id });
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
  'notes.create': onSubject({ body: '<p>Spoke about the offer.</p>', kind: 'call' }),
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
