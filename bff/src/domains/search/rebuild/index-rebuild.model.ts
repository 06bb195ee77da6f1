import { searchKinds, type SearchKind } from '@muster/contracts';
import { Schema, model, type ClientSession, type Types } from 'mongoose';

/** Progress of one server process. */
export interface RebuildProgress {
  state: 'running' | 'done' | 'failed';
  done: number;
  total: number;
  error: string | null;
  /** Time of the last report: a process that is silent for long has ended unexpectedly. */
  at: Date;
}

/** The last requested rebuild of the search index; a single document. */
export interface IndexRebuild {
  _id: 'last';
  requestId: string;
  /** Null: all kinds. */
  kind: SearchKind | null;
  requestedAt: Date;
  requestedBy: Types.ObjectId | null;
  /** By process: each keeps its own index. */
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
