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

/** Request for a second person's decision. Never deleted. */
export interface ApprovalRequest extends RecordFields {
  kind: ApprovalKindName;
  subjectType: ApprovalSubject;
  subjectId: Types.ObjectId;
  /** Data that the kind needs to carry it out; null once the person it concerns was erased. */
  payload: unknown;
  reason: string | null;
  status: ApprovalState;
  previousStatus: ApprovalState | null;
  /** Null if a rule made the request. */
  requesterId: Types.ObjectId | null;
  /** Words for notices (see `ApprovalKind`), and the candidate whose name they may contain. */
  asks: string;
  concernsId: Types.ObjectId | null;
  /**
   * Page where the requesting client reads the answer; null if a colleague or a rule made the
   * request.
   */
  clientPage?: string | null;
  /** User who approved or refused; null if withdrawn or expired. */
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
// Only one request of a kind about a record can be pending.
approvalSchema.index(
  { kind: 1, subjectId: 1 },
  { unique: true, partialFilterExpression: { status: 'pending' } },
);
approvalSchema.index({ status: 1, expiresAt: 1 });
approvalSchema.index({ requesterId: 1, createdAt: -1 });
approvalSchema.index({ subjectId: 1, createdAt: -1 });
approvalSchema.index({ concernsId: 1 });

export const ApprovalModel = model<ApprovalRequest>('Approval', approvalSchema, 'approvals');
