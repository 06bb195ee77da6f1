import { noteSubjects as subjectTypes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { NoteModel, type Note } from './note.model.ts';

// Lets other modules show the text of a note without its markup.
export { plainText } from '../../rich-text/rich-text.ts';

/** Returns the subjects of these notes, by note id. */
export async function noteSubjects(
  ids: readonly Types.ObjectId[],
): Promise<Map<string, Pick<Note, 'subjectType' | 'subjectId'>>> {
  if (ids.length === 0) return new Map();
  const notes = await NoteModel.find(
    { _id: { $in: [...ids] } },
    { subjectType: 1, subjectId: 1 },
  ).lean();
  return new Map(notes.map((note) => [note._id.toHexString(), note]));
}

/** Returns the notes about these candidates and companies. */
export const noteIdsAbout = async (
  recordIds: readonly Types.ObjectId[],
): Promise<Types.ObjectId[]> =>
  recordIds.length === 0
    ? []
    : NoteModel.distinct('_id', {
        subjectType: { $in: [...subjectTypes] },
        subjectId: { $in: [...recordIds] },
      });
