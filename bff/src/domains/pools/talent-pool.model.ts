import { poolKinds, poolStates } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { liveOnly, recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

/** E24: people kept together for a purpose. */
export interface TalentPool extends RecordFields {
  name: string;
  /** The folded name: unique among live pools, sorted and searched by. */
  nameKey: string;
  slug: string;
  description: string | null;
  kind: (typeof poolKinds)[number];
  status: (typeof poolStates)[number];
  ownerUserId: Types.ObjectId;
  isPrivate: boolean;
  /** Cached. */
  memberCount: number;
  targetSize: number | null;
}

const talentPoolSchema = new Schema<TalentPool>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  slug: { type: String, required: true },
  description: { type: String, default: null },
  kind: { type: String, enum: poolKinds, required: true, default: 'manual' },
  status: { type: String, enum: poolStates, required: true, default: 'active' },
  ownerUserId: { type: Schema.Types.ObjectId, required: true },
  isPrivate: { type: Boolean, required: true, default: false },
  memberCount: { type: Number, required: true, default: 0 },
  targetSize: { type: Number, default: null },
});
talentPoolSchema.plugin(recordFields);
talentPoolSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
talentPoolSchema.index({ slug: 1 }, { unique: true, partialFilterExpression: liveOnly });
talentPoolSchema.index({ deletedAt: 1, nameKey: 1, _id: 1 });
talentPoolSchema.index({ deletedAt: 1, memberCount: 1, _id: 1 });
talentPoolSchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });

export const TalentPoolModel = model<TalentPool>('TalentPool', talentPoolSchema, 'talent_pools');
