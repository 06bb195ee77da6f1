import { escapeText } from '@muster/contracts';
import type { Types } from 'mongoose';
import { auditAdded, changesBetween } from '../../../audit/audit.service.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { NoteModel, type Note } from '../../../records/notes/note.model.ts';

/** Turns plain text into the body of a note: a paragraph for each line. */
export const noteHtml = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeText(line.trim())}</p>`)
    .join('');

/** Returns the texts of imported notes, by candidate id. */
export async function importedNoteTexts(
  candidateIds: readonly Types.ObjectId[],
): Promise<Map<string, Set<string>>> {
  const notes = await NoteModel.find(
    {
      subjectType: 'candidate',
      subjectId: { $in: [...candidateIds] },
      importId: { $ne: null },
      deletedAt: null,
    },
    { subjectId: 1, body: 1 },
  ).lean();
  const found = new Map<string, Set<string>>();
  for (const { subjectId, body } of notes) {
    const key = subjectId.toHexString();
    found.set(key, (found.get(key) ?? new Set()).add(body));
  }
  return found;
}

interface ImportedNotes {
  readonly importId: Types.ObjectId;
  /** The role in which the user started the import. */
  readonly assignmentId: Types.ObjectId;
  readonly notes: readonly { readonly candidateId: Types.ObjectId; readonly body: string }[];
}

/** Adds the notes of an imported file, in the importing user's name. */
export async function addImportedNotes(
  tx: Tx,
  { importId, assignmentId, notes }: ImportedNotes,
): Promise<void> {
  if (notes.length === 0) return;
  const written = notes.map(({ candidateId, body }) =>
    new NoteModel({
      subjectType: 'candidate',
      subjectId: candidateId,
      body,
      importId,
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    }).toObject<Note>(),
  );
  await NoteModel.insertMany(written, { session: tx.session, lean: true });
  await auditAdded(
    tx,
    written.map((note) => ({
      action: 'note.create',
      entity: 'note',
      entityId: note._id,
      actorKind: 'job' as const,
      assignmentId,
      changes: changesBetween<Note>(null, note, ['kind', 'visibility', 'body', 'pinned']),
    })),
  );
}

/**
 * Checks whether a candidate has a note that this import did not add, or that was changed since.
 */
export const hasNotesBesides = async (
  candidateId: Types.ObjectId,
  importId: Types.ObjectId,
): Promise<boolean> =>
  (await NoteModel.exists({
    subjectType: 'candidate',
    subjectId: candidateId,
    deletedAt: null,
    $or: [{ importId: { $ne: importId } }, { version: { $gt: 1 } }],
  })) !== null;
