import { candidateMachine, type CandidateMachineAction } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';

/** Previous status, with all its fields. */
export type EarlierStatus = Pick<
  Candidate,
  | 'status'
  | 'previousStatus'
  | 'statusReasonId'
  | 'statusNote'
  | 'statusChangedAt'
  | 'statusChangedBy'
  | 'snoozedUntil'
  | 'coolDownUntil'
>;

/** How to undo the last move of a record; deleted soon after that is no longer possible. */
export interface StatusUndo {
  _id: Types.ObjectId;
  /** One per record. */
  candidateId: Types.ObjectId;
  action: CandidateMachineAction;
  by: Types.ObjectId;
  /** Version that the move produced. */
  version: number;
  earlier: EarlierStatus;
  applicationIds: Types.ObjectId[];
  mailIds: Types.ObjectId[];
  until: Date;
  undoneAt: Date | null;
  purgeAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const statusUndoSchema = new Schema<StatusUndo>(
  {
    candidateId: reference,
    action: { type: String, enum: Object.keys(candidateMachine.transitions), required: true },
    by: reference,
    version: { type: Number, required: true },
    earlier: { type: Schema.Types.Mixed, required: true },
    applicationIds: { type: [Schema.Types.ObjectId], default: [] },
    mailIds: { type: [Schema.Types.ObjectId], default: [] },
    until: { type: Date, required: true },
    undoneAt: { type: Date, default: null },
    purgeAt: { type: Date, required: true },
  },
  { versionKey: false },
);
statusUndoSchema.index({ candidateId: 1 }, { unique: true });
statusUndoSchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const StatusUndoModel = model<StatusUndo>('StatusUndo', statusUndoSchema, 'status_undos');
