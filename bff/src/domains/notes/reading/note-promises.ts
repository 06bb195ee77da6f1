import { promiseLines } from '@muster/contracts';
import type { PromisingText } from '../../promises/api/track-promises.ts';
import type { Note } from '../../../records/notes/note.model.ts';
import type { NoteSubject } from './note-subject.ts';

/** What is promised in a note to the person or client that it is about; null where nobody is. */
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
