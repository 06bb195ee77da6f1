import type { Note as ShownNote } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import { findTasks, type Task } from '../tasks/api/tasks.ts';
import { allowedActions } from './reading/note-rights.ts';
import type { Note } from '../../records/notes/note.model.ts';
import type { NoteSubject } from './reading/note-subject.ts';
import { cleanRichText } from '../../rich-text/rich-text.ts';

interface NoteFacts {
  actor: Actor;
  subject: NoteSubject;
  people: People;
  tasks: ReadonlyMap<string, Task>;
}

/** Returns notes of one record as the actor may see them; users and tasks are read once for all. */
export async function showNotes(
  actor: Actor,
  notes: readonly Note[],
  subject: NoteSubject,
  session: ClientSession | null = null,
): Promise<ShownNote[]> {
  const tasks = await findTasks(
    notes.flatMap(({ followUpTaskId }) => followUpTaskId ?? []),
    session,
  );
  const people = await findPeople(
    [...notes.flatMap(peopleIn), ...[...tasks.values()].map(({ assigneeId }) => assigneeId)],
    session,
  );
  return notes.map((note) => serializeNote(note, { actor, subject, people, tasks }));
}

/** Returns one note; see {@link showNotes}. */
export async function showNote(
  actor: Actor,
  note: Note,
  subject: NoteSubject,
  session: ClientSession | null = null,
): Promise<ShownNote> {
  const [shown] = await showNotes(actor, [note], subject, session);
  if (!shown) throw new Error('A note has one view');
  return shown;
}

const peopleIn = (note: Note) => [
  note.createdBy,
  note.deletedBy,
  ...note.mentions,
  ...note.corrections.map(({ authorId }) => authorId),
];

function serializeNote(note: Note, { actor, subject, people, tasks }: NoteFacts): ShownNote {
  return {
    id: note._id.toHexString(),
    subjectType: note.subjectType,
    subjectId: note.subjectId.toHexString(),
    subjectLabel: subject.name,
    kind: note.kind,
    visibility: note.visibility,
    body: note.deletedAt ? null : cleanRichText(note.body),
    pinned: note.pinned,
    mentions: note.mentions.flatMap((id) => people.ref(id) ?? []),
    followUp: followUpOf(note, { people, tasks }),
    author: people.face(note.createdBy),
    createdAt: note.createdAt.toISOString(),
    editedAt: note.editedAt?.toISOString() ?? null,
    corrections: note.corrections.map(({ _id, body, authorId, at }) => ({
      id: _id.toHexString(),
      body: cleanRichText(body),
      author: people.ref(authorId),
      at: at.toISOString(),
    })),
    removed: note.deletedAt && {
      by: people.name(note.deletedBy),
      at: note.deletedAt.toISOString(),
    },
    version: note.version,
    allowedActions: allowedActions(actor, note, subject),
  };
}

function followUpOf(
  { followUpTaskId }: Note,
  { people, tasks }: Pick<NoteFacts, 'people' | 'tasks'>,
): ShownNote['followUp'] {
  const task = followUpTaskId && tasks.get(followUpTaskId.toHexString());
  const assignee = task ? people.ref(task.assigneeId) : null;
  if (!task?.dueOn || !assignee) return null;
  return {
    taskId: task._id.toHexString(),
    on: task.dueOn,
    assignee,
    done: task.status === 'done',
  };
}
