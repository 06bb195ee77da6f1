import { releaseKinds, type BuildHealth } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { bySchema, type ReleasedBy } from './remote.model.ts';

export type ReleaseKind = (typeof releaseKinds)[number];

/** One change of what runs; written with the change and kept for ever. */
export interface RemoteSwitch {
  _id: Types.ObjectId;
  remote: string;
  /** The remote's version that the change made: orders changes of one moment. */
  version: number;
  at: Date;
  by: ReleasedBy;
  kind: ReleaseKind;
  from: string | null;
  to: string | null;
  note: string;
  /** Of a build that the platform took back by itself. */
  health: BuildHealth | null;
  /** When it was told that this build fails people and nothing lies before it. */
  stuckAt?: Date;
}

const switchSchema = new Schema<RemoteSwitch>(
  {
    remote: { type: String, required: true },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: bySchema, required: true },
    kind: { type: String, enum: releaseKinds, required: true },
    from: { type: String, default: null },
    to: { type: String, default: null },
    note: { type: String, default: '' },
    health: {
      type: new Schema<BuildHealth>({ people: Number, failing: Number }, { _id: false }),
      default: null,
    },
    stuckAt: { type: Date },
  },
  { versionKey: false },
);
switchSchema.index({ remote: 1, version: -1 }, { unique: true });

export const RemoteSwitchModel = model<RemoteSwitch>(
  'RemoteSwitch',
  switchSchema,
  'remote_switches',
);
