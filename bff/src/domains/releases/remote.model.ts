import { grantableRoles, type GrantableRole } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** Author of a publication or switch; both null: the platform itself, at its start. */
export interface ReleasedBy {
  userId: Types.ObjectId | null;
  /** The operating system's name of the user who ran a command. */
  command: string | null;
}

export interface RemoteBuild {
  build: string;
  /** The file of the build that is read first. */
  manifest: string;
  /** Screens that it declares in its files; not validated yet. */
  routes: unknown[];
  publishedAt: Date;
  publishedBy: ReleasedBy;
  note: string;
  /** False for a build on disk without a release. Missing on older builds. */
  isReleased?: boolean;
}

export interface Canary {
  build: string;
  share: number;
  roles: GrantableRole[];
  userIds: Types.ObjectId[];
}

/** The builds under the name of a remote. */
export interface Remote {
  _id: string;
  current: string;
  /** The former current builds, latest last, for rollbacks. */
  trail: string[];
  canary: Canary | null;
  /** Latest first; builds with removed files stay listed. */
  builds: RemoteBuild[];
  /** The last processed announcement of a build on disk. */
  announced: { build: string; at: Date };
  version: number;
  updatedAt: Date;
  updatedBy: Types.ObjectId | null;
}

export const bySchema = new Schema<ReleasedBy>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    command: { type: String, default: null },
  },
  { _id: false },
);

const buildSchema = new Schema<RemoteBuild>(
  {
    build: { type: String, required: true },
    manifest: { type: String, required: true },
    routes: { type: [Schema.Types.Mixed], default: [] },
    publishedAt: { type: Date, required: true },
    publishedBy: { type: bySchema, required: true },
    note: { type: String, default: '' },
    isReleased: { type: Boolean },
  },
  { _id: false },
);

const canarySchema = new Schema<Canary>(
  {
    build: { type: String, required: true },
    share: { type: Number, required: true, min: 0, max: 100 },
    roles: [{ type: String, enum: grantableRoles }],
    userIds: [Schema.Types.ObjectId],
  },
  { _id: false },
);

const remoteSchema = new Schema<Remote>(
  {
    _id: { type: String, required: true },
    current: { type: String, required: true },
    trail: [String],
    canary: { type: canarySchema, default: null },
    builds: [buildSchema],
    announced: { build: { type: String, required: true }, at: { type: Date, required: true } },
    version: { type: Number, required: true, default: 1 },
    updatedAt: { type: Date, required: true },
    updatedBy: { type: Schema.Types.ObjectId, default: null },
  },
  { versionKey: false },
);

export const RemoteModel = model<Remote>('Remote', remoteSchema, 'remotes');
