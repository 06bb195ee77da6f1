import type { Criterion } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** The criteria for rating people. Never removed, only deactivated. */
export interface EvaluationTemplateRecord extends RecordFields {
  name: string;
  /** The folded name, unique. */
  nameKey: string;
  criteria: Criterion[];
  isActive: boolean;
  isDefault: boolean;
  /** The shipped template it was created from, even after renaming; null: the agency's own. */
  shippedKey: string | null;
}

const templateSchema = new Schema<EvaluationTemplateRecord>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  criteria: [
    {
      _id: false,
      id: { type: String, required: true },
      name: { type: String, required: true },
      description: { type: String, default: '' },
      weight: { type: Number, required: true },
    },
  ],
  isActive: { type: Boolean, required: true, default: true },
  isDefault: { type: Boolean, required: true, default: false },
  shippedKey: { type: String, default: null },
});
templateSchema.plugin(recordFields);
templateSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });

export const EvaluationTemplateModel = model<EvaluationTemplateRecord>(
  'EvaluationTemplate',
  templateSchema,
  'evaluation_templates',
);
