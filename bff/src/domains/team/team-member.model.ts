import { teamKinds, teamMemberStates } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

/** E57: a member of staff or a contractor as a managed person. */
export interface TeamMember extends RecordFields {
  userId: Types.ObjectId;
  /** The folded name, sorted and searched by. */
  nameKey: string;
  kind: (typeof teamKinds)[number];
  candidateId: Types.ObjectId | null;
  title: string;
  department: string | null;
  managerUserId: Types.ObjectId | null;
  startDate: string;
  endDate: string | null;
  weeklyHours: number;
  status: (typeof teamMemberStates)[number];
}

const teamMemberSchema = new Schema<TeamMember>({
  userId: { type: Schema.Types.ObjectId, required: true },
  nameKey: { type: String, required: true },
  kind: { type: String, enum: teamKinds, required: true },
  candidateId: { type: Schema.Types.ObjectId, default: null },
  title: { type: String, required: true },
  department: { type: String, default: null },
  managerUserId: { type: Schema.Types.ObjectId, default: null },
  startDate: { type: String, required: true },
  endDate: { type: String, default: null },
  weeklyHours: { type: Number, required: true, min: 1, max: 60, default: 40 },
  status: { type: String, enum: teamMemberStates, required: true, default: 'active' },
});
teamMemberSchema.plugin(recordFields);
teamMemberSchema.index({ userId: 1 }, { unique: true });
teamMemberSchema.index({ managerUserId: 1 });
teamMemberSchema.index({ deletedAt: 1, nameKey: 1, _id: 1 });
teamMemberSchema.index({ deletedAt: 1, title: 1, _id: 1 });
teamMemberSchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });

export const TeamMemberModel = model<TeamMember>('TeamMember', teamMemberSchema, 'team_members');
