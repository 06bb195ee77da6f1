import { noteKinds, noteSubjects, noteVisibilities } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyNumber, whereSet } from '../../db/set-values.ts';

/** An author's addition once the note itself is closed. */
export interface NoteCorrection {
  _id: Types.ObjectId;
  body: string;
  authorId: Types.ObjectId;
  at: Date;
}

/** A note on a record. Removed ones stay as a tombstone without text. */
export interface Note extends RecordFields {
  subjectType: (typeof noteSubjects)[number];
  subjectId: Types.ObjectId;
  kind: (typeof noteKinds)[number];
  visibility: (typeof noteVisibilities)[number];
  /** Cleaned HTML; empty in a tombstone. */
  body: string;
  pinned: boolean;
  /**
   * Which of the subject's three pins the note holds; null when not pinned. A unique index keeps
   * the limit, also for concurrent requests.
   */
  pinSlot: number | null;
  mentions: Types.ObjectId[];
  followUpTaskId: Types.ObjectId | null;
  editedAt: Date | null;
  corrections: NoteCorrection[];
  /** The import whose file contained it; null for a note written here. */
  importId: Types.ObjectId | null;
}

const correctionSchema = new Schema<NoteCorrection>({
  body: { type: String, required: true },
  authorId: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
});

const noteSchema = new Schema<Note>({
  subjectType: { type: String, enum: noteSubjects, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: noteKinds, required: true, default: 'general' },
  visibility: { type: String, enum: noteVisibilities, required: true, default: 'team' },
  body: { type: String, default: '' },
  pinned: { type: Boolean, required: true, default: false },
  pinSlot: { type: Number, default: null },
  mentions: { type: [Schema.Types.ObjectId], default: [] },
  followUpTaskId: { type: Schema.Types.ObjectId, default: null },
  editedAt: { type: Date, default: null },
  corrections: { type: [correctionSchema], default: [] },
  importId: { type: Schema.Types.ObjectId, default: null },
});
noteSchema.plugin(recordFields);
noteSchema.index({ subjectType: 1, subjectId: 1, pinned: 1, createdAt: -1, _id: -1 });
noteSchema.index(
  { subjectType: 1, subjectId: 1, pinSlot: 1 },
  { unique: true, ...whereSet('pinSlot', anyNumber) },
);
// Fill the search index and compare it with the collection; the last finds an author's own notes,
// which the index does not hold.
noteSchema.index({ visibility: 1, deletedAt: 1 });
noteSchema.index({ deletedAt: 1, updatedAt: 1 });
noteSchema.index({ createdBy: 1, visibility: 1, createdAt: -1 });

export const NoteModel = model<Note>('Note', noteSchema, 'notes');
