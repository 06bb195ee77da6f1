import { releaseKinds, type BuildHealth } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { bySchema, type ReleasedBy } from './remote.model.ts';

export type ReleaseKind = (typeof releaseKinds)[number];

/** One change of the running builds; written with the change and kept forever. */
export interface RemoteSwitch {
  _id: Types.ObjectId;
  remote: string;
  /** The remote's version after the change: orders simultaneous changes. */
  version: number;
  at: Date;
  by: ReleasedBy;
  kind: ReleaseKind;
  from: string | null;
  to: string | null;
  note: string;
  /** Set for a build that the platform withdrew automatically. */
  health: BuildHealth | null;
  /** When users were notified that this build fails and has no predecessor. */
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
