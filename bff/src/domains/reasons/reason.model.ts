import {
  reasonContexts,
  reasonSides,
  type ReasonContext,
  type ReasonSide,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** A reason for an ending. Never removed, only deactivated. */
export interface ReasonRecord extends RecordFields {
  context: ReasonContext;
  side: ReasonSide;
  label: string;
  /** The folded label: unique within context and side. */
  labelKey: string;
  requiresNote: boolean;
  coolDownDays: number | null;
  /** The team template with which the candidate is told. */
  defaultTemplateId?: Types.ObjectId | null;
  isActive: boolean;
  sort: number;
  /** The shipped reason that it was, whatever its current name; null: the agency's own. */
  shippedKey: string | null;
}

const reasonRecordSchema = new Schema<ReasonRecord>({
  context: { type: String, enum: reasonContexts, required: true },
  side: { type: String, enum: reasonSides, required: true },
  label: { type: String, required: true },
  labelKey: { type: String, required: true },
  requiresNote: { type: Boolean, required: true, default: false },
  coolDownDays: { type: Number, default: null },
  defaultTemplateId: { type: Schema.Types.ObjectId, default: null },
  isActive: { type: Boolean, required: true, default: true },
  sort: { type: Number, required: true },
  shippedKey: { type: String, default: null },
});
reasonRecordSchema.plugin(recordFields);
reasonRecordSchema.index({ context: 1, side: 1, labelKey: 1 }, { unique: true });
reasonRecordSchema.index({ context: 1, isActive: 1, sort: 1 });

export const ReasonModel = model<ReasonRecord>('Reason', reasonRecordSchema, 'reasons');
