import type { Types } from 'mongoose';
import { NoteModel } from './note.model.ts';
import type { Note } from './note.model.ts';

// How others show the text of a note without its markup.
export { plainText } from '../../rich-text/rich-text.ts';

/** Whom these notes are about, by the note's id. */
export async function noteSubjects(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Types.ObjectId>> {
  if (ids.length === 0) return new Map();
  const notes = await NoteModel.find({ _id: { $in: [...ids] } }, { subjectId: 1 }).lean<
    Pick<Note, '_id' | 'subjectId'>[]
  >();
  return new Map(notes.map(({ _id, subjectId }) => [_id.toHexString(), subjectId]));
}

/** The notes about these candidates. */
export const noteIdsAbout = async (
  candidateIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  candidateIds.length === 0
    ? []
    : NoteModel.distinct('_id', {
        subjectType: 'candidate',
        subjectId: { $in: [...candidateIds] },
      });
