import type { FieldChoices } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { Absorbed } from '../candidates/api/merging/merging.ts';

/** Data for undoing a merge, kept until it can no longer be undone. */
export interface MergeUndo {
  absorbed: Absorbed;
  /** What each domain moved, by the name of its records. */
  moved: Record<string, Record<string, unknown>>;
  /** Decisions about the duplicate that were copied to the survivor. */
  carriedHints: Types.ObjectId[];
}

/** A merge of one record into another. */
export interface CandidateMerge {
  _id: Types.ObjectId;
  primaryId: Types.ObjectId;
  duplicateId: Types.ObjectId;
  fieldChoices: FieldChoices;
  movedCounts: Record<string, number>;
  mergedBy: Types.ObjectId | null;
  at: Date;
  undoUntil: Date;
  undoneAt: Date | null;
  undoneBy: Types.ObjectId | null;
  /** Null once the merge was undone or can no longer be: it contains personal data. */
  undo: MergeUndo | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const candidateMergeSchema = new Schema<CandidateMerge>(
  {
    primaryId: reference,
    duplicateId: reference,
    fieldChoices: { type: Schema.Types.Mixed, required: true },
    movedCounts: { type: Schema.Types.Mixed, required: true },
    mergedBy: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
    undoUntil: { type: Date, required: true },
    undoneAt: { type: Date, default: null },
    undoneBy: { type: Schema.Types.ObjectId, default: null },
    undo: { type: Schema.Types.Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);
candidateMergeSchema.index({ primaryId: 1, at: -1 });
candidateMergeSchema.index({ duplicateId: 1 });
candidateMergeSchema.index({ undoUntil: 1 });

export const CandidateMergeModel = model<CandidateMerge>(
  'CandidateMerge',
  candidateMergeSchema,
  'candidate_merges',
);
