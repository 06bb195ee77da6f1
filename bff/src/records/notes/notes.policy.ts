import { billingNotesOnly, readsNotesOn as roleReadsNotesOn } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { reaches, type Candidate } from '../candidates/candidate-lookup.ts';
import type { Note } from './note.model.ts';

/** Checks whether the actor may read notes on records of a kind at all. */
export const readsNotesOn = (actor: Actor, subjectType: Note['subjectType']): boolean =>
  actor.can('note.read') && roleReadsNotesOn(actor.role, subjectType);

export const readsCandidateNotes = (actor: Actor): boolean => readsNotesOn(actor, 'candidate');

/** Checks whether the actor may add notes to a candidate. */
export const mayWriteNotes = (actor: Actor, candidate: Candidate): boolean =>
  readsCandidateNotes(actor) && reaches(actor, 'note.create', candidate);

/**
 * The notes of visible records of a kind that a permission reaches. Private notes are visible to
 * their author, and under audit to holders of `note.readPrivate` for all.
 */
export function scopeFor(actor: Actor, subjectType: Note['subjectType']): QueryFilter<Note> {
  if (!readsNotesOn(actor, subjectType)) return { _id: { $in: [] } };
  const visible: QueryFilter<Note>[] = [
    { visibility: 'team' },
    // A user's own private notes need the right to private notes, which is not granted during
    // impersonation.
    actor.can('note.readPrivate')
      ? { createdBy: actor.userId }
      : { createdBy: actor.userId, visibility: { $ne: 'private' } },
  ];
  if (actor.can('note.readManagement')) visible.push({ visibility: 'management' });
  if (actor.scopeOf('note.readPrivate') === 'all') visible.push({ visibility: 'private' });
  return billingNotesOnly(actor.role, subjectType)
    ? { $and: [{ kind: 'billing' }, { $or: visible }] }
    : { $or: visible };
}

/** {@link scopeFor} for a loaded note. */
export function mayReadNote(
  actor: Actor,
  note: Pick<Note, 'visibility' | 'createdBy' | 'subjectType' | 'kind'>,
): boolean {
  if (!readsNotesOn(actor, note.subjectType)) return false;
  if (billingNotesOnly(actor.role, note.subjectType) && note.kind !== 'billing') return false;
  if (note.visibility === 'team') return true;
  if (note.visibility === 'management')
    return isAuthor(actor, note) || actor.can('note.readManagement');
  const reach = actor.scopeOf('note.readPrivate');
  return reach === 'all' || (reach === 'self' && isAuthor(actor, note));
}

export const isAuthor = (actor: Actor, { createdBy }: Pick<Note, 'createdBy'>): boolean =>
  createdBy?.equals(actor.userId) ?? false;

/** Reading another author's private note is audited. */
export const readsUnderAudit = (
  actor: Actor,
  note: Pick<Note, 'visibility' | 'createdBy'>,
): boolean => note.visibility === 'private' && !isAuthor(actor, note);
