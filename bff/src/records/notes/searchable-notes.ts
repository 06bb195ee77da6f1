import type { Types } from 'mongoose';
import { plainText } from '../../rich-text/rich-text.ts';
import { NoteModel, type Note } from './note.model.ts';

/** A note as it is indexed for search; private notes never are. */
export interface SearchableNote {
  candidateId: string;
  visibility: Exclude<Note['visibility'], 'private'>;
  text: string;
}

/** Returns the searchable notes on these candidates, regardless of rights, in one query. */
export async function searchableNotes(
  candidateIds: readonly Types.ObjectId[],
): Promise<SearchableNote[]> {
  if (candidateIds.length === 0) return [];
  const notes = await NoteModel.find(
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      deletedAt: null,
      visibility: { $in: ['team', 'management'] },
    },
    { subjectId: 1, visibility: 1, body: 1 },
  ).lean();
  return notes.flatMap(({ subjectId, visibility, body }) =>
    visibility === 'private'
      ? []
      : [{ candidateId: subjectId.toHexString(), visibility, text: plainText(body) }],
  );
}

/** Returns the subjects of a note, whose search entries include it. */
export async function subjectsOfNote(_id: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await NoteModel.findOne({ _id, subjectType: 'candidate' }, { subjectId: 1 }).lean();
  return found ? [found.subjectId] : [];
}
