import { promiseLines } from '@muster/contracts';
import type { PromisingText } from '../../promises/api/track-promises.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import type { NoteSubject } from './note-subject.ts';

/** Returns the promises in a note to its candidate or client; null if it has neither. */
export const promisesIn = (
  { _id, body, visibility }: Pick<Note, '_id' | 'body' | 'visibility'>,
  { promises }: Pick<NoteSubject, 'promises'>,
): PromisingText | null =>
  promises && {
    source: 'note',
    sourceId: _id,
    subject: promises.to,
    text: promiseLines(body),
    isPrivate: visibility !== 'team' || promises.isSecret,
  };
