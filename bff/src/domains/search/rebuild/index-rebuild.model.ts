import { searchKinds, type SearchKind } from '@muster/contracts';
import { Schema, model, type ClientSession, type Types } from 'mongoose';

/** How far one server process is. */
export interface RebuildProgress {
  state: 'running' | 'done' | 'failed';
  done: number;
  total: number;
  error: string | null;
  /** When it was told last: one that is silent for long has ended without a word. */
  at: Date;
}

/** The last requested rebuild of the search index; one document in all. */
export interface IndexRebuild {
  _id: 'last';
  requestId: string;
  /** Null: all kinds. */
  kind: SearchKind | null;
  requestedAt: Date;
  requestedBy: Types.ObjectId | null;
  /** By process: each keeps an index of its own. */
  progress: Record<string, RebuildProgress>;
}

const rebuildSchema = new Schema<IndexRebuild>(
  {
    _id: { type: String, required: true },
    requestId: { type: String, required: true },
    kind: { type: String, enum: [...searchKinds, null], default: null },
    requestedAt: { type: Date, required: true },
    requestedBy: { type: Schema.Types.ObjectId, default: null },
    progress: { type: Schema.Types.Mixed, required: true, default: () => ({}) },
  },
  { versionKey: false, minimize: false },
);

export const IndexRebuildModel = model<IndexRebuild>(
  'IndexRebuild',
  rebuildSchema,
  'search_rebuilds',
);

export const lastRebuild = (session: ClientSession | null = null): Promise<IndexRebuild | null> =>
  IndexRebuildModel.findById('last', null, { session }).lean();
