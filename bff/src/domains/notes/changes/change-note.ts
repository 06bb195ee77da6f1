import type { UpdateQuery } from 'mongoose';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { RequestContext } from '../../../http/context.ts';
import { findNote, requireLive } from '../reading/find-note.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';
import { showNote } from '../note.serializer.ts';
import type { NoteSubject } from '../reading/note-subject.ts';

interface NoteChange<R> {
  id: string;
  version: number;
  paths: readonly string[];
  /** Throws if the actor may not do it; runs before version and guards. */
  allow: (note: Note, subject: NoteSubject) => void;
  /** Whether the request is already fulfilled. */
  isRepeat?: (note: Note) => boolean;
  change: (note: Note, subject: NoteSubject, tx: Tx) => Promise<UpdateQuery<Note>>;
  /** Writes audit and mails, and returns the answer. */
  finish: (tx: Tx, change: { before: Note; after: Note; subject: NoteSubject }) => Promise<R>;
}

/** Changes a note that is visible, allowed, live, not changed already, and at the right version. */
export async function changeNote<R>(
  ctx: RequestContext,
  { id, version, paths, allow, isRepeat, change, finish }: NoteChange<R>,
): Promise<R> {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const { note, subject } = await findNote(actor, id, { session: tx.session });
      requireLive(note);
      allow(note, subject);
      if (isRepeat?.(note)) return finish(tx, { before: note, after: note, subject });
      const { before, after } = await updateVersioned<Note>(tx, NoteModel, {
        filter: { _id: note._id },
        base: version,
        paths,
        apply: (current) => change(current, subject, tx),
      });
      return finish(tx, { before, after, subject });
    });
  } catch (error) {
    throw await showConflict(error, async () => {
      const { note, subject } = await findNote(actor, id);
      return showNote(actor, note, subject);
    });
  }
}
