import type { FieldChoices } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { Absorbed } from '../candidates/api/merging/merging.ts';

/** What takes a merge back, until it cannot be undone any more. */
export interface MergeUndo {
  absorbed: Absorbed;
  /** What each domain moved, by the name of its records. */
  moved: Record<string, Record<string, unknown>>;
  /** Decisions about the duplicate that were made the survivor's. */
  carriedHints: Types.ObjectId[];
}

/** One record went into another. */
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
  /** Null once it was undone, or cannot be any more: it holds what people said. */
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
