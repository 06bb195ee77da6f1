import { teamKinds, teamMemberStates, type EmergencyContact } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';
import { anyText, whereSet } from '../../db/set-values.ts';

/** A staff member or a contractor, as a managed person. */
export interface TeamMember extends RecordFields {
  userId: Types.ObjectId;
  kind: (typeof teamKinds)[number];
  /** Contractors only. */
  candidateId: Types.ObjectId | null;
  /** The folded name, cached for sorting. */
  nameKey: string;
  title: string;
  department: string | null;
  managerUserId: Types.ObjectId | null;
  startDate: string;
  endDate: string | null;
  employment: 'employee' | 'contractor';
  weeklyHours: number;
  harvestId: string | null;
  evaluationCycleMonths: 3 | 6 | 12;
  status: (typeof teamMemberStates)[number];
  /** The emergency contact 🔒. */
  emergencyContact?: EmergencyContact | null;
}

const teamMemberSchema = new Schema<TeamMember>({
  userId: { type: Schema.Types.ObjectId, required: true },
  kind: { type: String, enum: teamKinds, required: true },
  candidateId: { type: Schema.Types.ObjectId, default: null },
  nameKey: { type: String, required: true },
  title: { type: String, required: true },
  department: { type: String, default: null },
  managerUserId: { type: Schema.Types.ObjectId, default: null },
  startDate: { type: String, required: true },
  endDate: { type: String, default: null },
  employment: { type: String, enum: ['employee', 'contractor'], required: true },
  weeklyHours: { type: Number, required: true, min: 1, max: 60, default: 40 },
  harvestId: { type: String, default: null },
  evaluationCycleMonths: { type: Number, enum: [3, 6, 12], required: true, default: 6 },
  status: { type: String, enum: teamMemberStates, required: true, default: 'active' },
  emergencyContact: { type: Schema.Types.Mixed, default: null },
});
teamMemberSchema.plugin(recordFields);
teamMemberSchema.index({ userId: 1 }, { unique: true });
teamMemberSchema.index(
  { harvestId: 1 },
  { unique: true, ...whereSet('harvestId', anyText, liveOnly) },
);
teamMemberSchema.index({ managerUserId: 1 });
for (const key of ['nameKey', 'title', 'createdAt'])
  teamMemberSchema.index({ deletedAt: 1, [key]: 1, _id: 1 });

export const TeamMemberModel = model<TeamMember>('TeamMember', teamMemberSchema, 'team_members');
