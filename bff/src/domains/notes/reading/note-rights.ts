import { limits, type Note as ShownNote } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import type { NoteSubject } from './note-subject.ts';
import { isAuthor } from '../../../records/notes/notes.policy.ts';

/** Checks whether a note is still recent enough for its author to change it. */
const isOpen = ({ createdAt }: Note, at: Date): boolean =>
  at.getTime() - createdAt.getTime() <= limits.note.edit;

/** Returns the actor's permitted actions on a readable note. */
export function allowedActions(
  actor: Actor,
  note: Note,
  subject: NoteSubject,
): ShownNote['allowedActions'] {
  if (note.deletedAt || subject.deletedAt) return [];
  const open = isOpen(note, new Date());
  const own = actor.can('note.update') && isAuthor(actor, note);
  return [
    ...(own ? ([open ? 'edit' : 'correct'] as const) : []),
    ...(deletesAny(actor) || (own && open) ? (['delete'] as const) : []),
    ...(subject.mayWrite(actor) ? ([note.pinned ? 'unpin' : 'pin'] as const) : []),
  ];
}

const deletesAny = (actor: Actor): boolean => actor.scopeOf('note.delete') === 'all';

/** @throws AppError FORBIDDEN for notes of others, NOTE_LOCKED after a day */
export function requireEdit(actor: Actor, note: Note): void {
  requireAuthor(actor, note);
  if (!isOpen(note, new Date())) throw new AppError('NOTE_LOCKED');
}

/** @throws AppError FORBIDDEN */
export function requireAuthor(actor: Actor, note: Note): void {
  if (!isAuthor(actor, note)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}

/** Authors for one day; owners and admins always. @throws AppError FORBIDDEN, NOTE_LOCKED */
export function requireDelete(actor: Actor, note: Note): void {
  if (!deletesAny(actor)) requireEdit(actor, note);
}

/** @throws AppError FORBIDDEN */
export function requireWrite(actor: Actor, subject: NoteSubject): void {
  if (!subject.mayWrite(actor)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}
