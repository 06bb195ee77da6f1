import { poolMemberStates } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/**
 * A manual membership or exclusion of a candidate in a pool. Candidates found by a rule have no
 * row.
 */
export interface PoolMember {
  _id: Types.ObjectId;
  poolId: Types.ObjectId;
  candidateId: Types.ObjectId;
  status: (typeof poolMemberStates)[number];
  /** Always in a smart pool, whatever its filter matches. */
  pinned: boolean;
  /** Never in a smart pool, whatever its filter matches. */
  excluded: boolean;
  reason: string | null;
  rank: number | null;
  addedBy: Types.ObjectId | null;
  addedAt: Date;
}

const poolMemberSchema = new Schema<PoolMember>(
  {
    poolId: { type: Schema.Types.ObjectId, required: true },
    candidateId: { type: Schema.Types.ObjectId, required: true },
    status: { type: String, enum: poolMemberStates, required: true },
    pinned: { type: Boolean, required: true, default: false },
    excluded: { type: Boolean, required: true, default: false },
    reason: { type: String, default: null },
    rank: { type: Number, default: null },
    addedBy: { type: Schema.Types.ObjectId, default: null },
    addedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
poolMemberSchema.index({ poolId: 1, candidateId: 1 }, { unique: true });
poolMemberSchema.index({ candidateId: 1 });

export const PoolMemberModel = model<PoolMember>(
  'TalentPoolMember',
  poolMemberSchema,
  'talent_pool_members',
);
