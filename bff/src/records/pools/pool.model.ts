import { poolKinds, poolStates } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { heldFields, type HeldFields } from '../../jobs/held-work.ts';

/** A group of candidates for a kind of work. */
export interface Pool extends RecordFields, HeldFields {
  name: string;
  nameKey: string;
  slug: string;
  description: string | null;
  ownerUserId: Types.ObjectId;
  kind: (typeof poolKinds)[number];
  /** The search that fills a smart pool, in the grammar of the candidates list. */
  smartFilter: Record<string, string> | null;
  /** When its candidates were last computed; null until then. */
  refreshedAt: Date | null;
  colour: string | null;
  isPrivate: boolean;
  status: (typeof poolStates)[number];
  /** Cached number of members. */
  memberCount: number;
  targetSize: number | null;
  /** Candidates who are no longer suggested for the pool. */
  dismissedIds: Types.ObjectId[];
}

const poolSchema = new Schema<Pool>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  slug: { type: String, required: true },
  description: { type: String, default: null },
  ownerUserId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: poolKinds, required: true, default: 'manual' },
  smartFilter: { type: Schema.Types.Mixed, default: null },
  refreshedAt: { type: Date, default: null },
  colour: { type: String, default: null },
  isPrivate: { type: Boolean, required: true, default: false },
  status: { type: String, enum: poolStates, required: true, default: 'active' },
  memberCount: { type: Number, required: true, default: 0 },
  targetSize: { type: Number, default: null },
  dismissedIds: { type: [Schema.Types.ObjectId], default: [] },
});
poolSchema.plugin(recordFields);
poolSchema.plugin(heldFields);
poolSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
poolSchema.index({ slug: 1 }, { unique: true, partialFilterExpression: liveOnly });
poolSchema.index({ ownerUserId: 1 });
for (const key of ['nameKey', 'memberCount', 'createdAt'])
  poolSchema.index({ deletedAt: 1, [key]: 1, _id: 1 });

export const PoolModel = model<Pool>('TalentPool', poolSchema, 'talent_pools');
