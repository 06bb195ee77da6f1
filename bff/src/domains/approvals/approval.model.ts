import {
  approvalKindNames,
  approvalMachine,
  approvalSubjects,
  type ApprovalKindName,
  type ApprovalState,
  type ApprovalSubject,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A request for a second person's decision. Never deleted. */
export interface ApprovalRequest extends RecordFields {
  kind: ApprovalKindName;
  subjectType: ApprovalSubject;
  subjectId: Types.ObjectId;
  /** What the kind needs to carry it out; null once the person it is about was erased. */
  payload: unknown;
  reason: string | null;
  status: ApprovalState;
  previousStatus: ApprovalState | null;
  /** Null: a rule asked. */
  requesterId: Types.ObjectId | null;
  /** The words for notices (see `ApprovalKind`), and the candidate whose name they may contain. */
  asks: string;
  concernsId: Types.ObjectId | null;
  /** Where the client that asked reads the answer; null where a colleague or a rule asked. */
  clientPage?: string | null;
  /** Who approved or refused; null for what was withdrawn or expired. */
  deciderId: Types.ObjectId | null;
  decidedAt: Date | null;
  decisionNote: string | null;
  expiresAt: Date;
}

const reference = { type: Schema.Types.ObjectId, default: null } as const;
const text = { type: String, default: null } as const;

const approvalSchema = new Schema<ApprovalRequest>({
  kind: { type: String, enum: approvalKindNames, required: true },
  subjectType: { type: String, enum: approvalSubjects, required: true },
  subjectId: { type: Schema.Types.ObjectId, required: true },
  payload: { type: Schema.Types.Mixed, default: null },
  reason: text,
  status: {
    type: String,
    enum: approvalMachine.states,
    required: true,
    default: approvalMachine.initial,
  },
  previousStatus: { type: String, enum: [...approvalMachine.states, null], default: null },
  requesterId: reference,
  asks: { type: String, required: true },
  concernsId: reference,
  clientPage: text,
  deciderId: reference,
  decidedAt: { type: Date, default: null },
  decisionNote: text,
  expiresAt: { type: Date, required: true },
});
approvalSchema.plugin(recordFields);
// One question about a record waits at a time.
approvalSchema.index(
  { kind: 1, subjectId: 1 },
  { unique: true, partialFilterExpression: { status: 'pending' } },
);
approvalSchema.index({ status: 1, expiresAt: 1 });
approvalSchema.index({ requesterId: 1, createdAt: -1 });
approvalSchema.index({ subjectId: 1, createdAt: -1 });
approvalSchema.index({ concernsId: 1 });

export const ApprovalModel = model<ApprovalRequest>('Approval', approvalSchema, 'approvals');
