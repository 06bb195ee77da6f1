import { grantableRoles, type GrantableRole } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../db/record-fields.ts';

/** A role of a user; the only source of rights. A revoked row stays. */
export interface RoleAssignment extends RecordFields {
  userId: Types.ObjectId;
  role: GrantableRole;
  /** Required for client roles, null otherwise. */
  companyId: Types.ObjectId | null;
  /** Required for `candidate`, null otherwise. */
  candidateId: Types.ObjectId | null;
  grantedBy: Types.ObjectId | null;
  grantedAt: Date;
  revokedAt: Date | null;
  revokedBy: Types.ObjectId | null;
  lastUsedAt: Date | null;
}

const roleAssignmentSchema = new Schema<RoleAssignment>({
  userId: { type: Schema.Types.ObjectId, required: true },
  role: { type: String, enum: grantableRoles, required: true },
  companyId: {
    type: Schema.Types.ObjectId,
    default: null,
    validate: function (this: RoleAssignment, companyId: Types.ObjectId | null) {
      return (companyId !== null) === this.role.startsWith('client_');
    },
  },
  candidateId: {
    type: Schema.Types.ObjectId,
    default: null,
    validate: function (this: RoleAssignment, candidateId: Types.ObjectId | null) {
      return (candidateId !== null) === (this.role === 'candidate');
    },
  },
  grantedBy: { type: Schema.Types.ObjectId, default: null },
  grantedAt: { type: Date, required: true, default: () => new Date() },
  revokedAt: { type: Date, default: null },
  revokedBy: { type: Schema.Types.ObjectId, default: null },
  lastUsedAt: { type: Date, default: null },
});
roleAssignmentSchema.plugin(recordFields);
roleAssignmentSchema.index(
  { userId: 1, role: 1, companyId: 1, candidateId: 1 },
  { unique: true, partialFilterExpression: { revokedAt: null } },
);
roleAssignmentSchema.index({ role: 1, revokedAt: 1 });
roleAssignmentSchema.index({ companyId: 1, revokedAt: 1 });
roleAssignmentSchema.index({ candidateId: 1, revokedAt: 1 });

export const RoleAssignmentModel = model<RoleAssignment>(
  'RoleAssignment',
  roleAssignmentSchema,
  'role_assignments',
);
