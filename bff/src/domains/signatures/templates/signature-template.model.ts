import {
  signatureCategories,
  signatureOrders,
  signatureParties,
  signatureTemplateStates,
  templateSources,
  type OwnSignatureTemplate,
  type PlacedField,
  type SignatureCategory,
  type SignatureOrder,
  type SignatureParty,
  type SignatureTemplateField,
  type SignatureTemplateState,
  type TemplateSource,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../../db/record-fields.ts';

/** An own template of the agency. Never deleted, only retired. */
export interface SignatureTemplateRecord extends RecordFields {
  name: string;
  /** The folded name, unique. */
  nameKey: string;
  category: SignatureCategory;
  source: TemplateSource;
  summary: string;
  body: string;
  fields: SignatureTemplateField[];
  placed: PlacedField[];
  parties: SignatureParty[];
  order: SignatureOrder;
  expiresInDays: number;
  requiresIdentity: boolean;
  status: SignatureTemplateState;
  /** Increases with every change of what is signed. */
  revision: number;
  /** The uploaded PDF, and the sizes of its pages as shown. */
  pdfFileId: Types.ObjectId | null;
  pages: OwnSignatureTemplate['pages'];
}

const templateSchema = new Schema<SignatureTemplateRecord>({
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  category: { type: String, enum: signatureCategories, required: true },
  source: { type: String, enum: templateSources, required: true },
  summary: { type: String, default: '' },
  body: { type: String, default: '' },
  fields: { type: [Schema.Types.Mixed], default: [] } as never,
  placed: { type: [Schema.Types.Mixed], default: [] } as never,
  parties: { type: [String], enum: signatureParties, required: true } as never,
  order: { type: String, enum: signatureOrders, required: true, default: 'sequential' },
  expiresInDays: { type: Number, required: true },
  requiresIdentity: { type: Boolean, required: true, default: true },
  status: { type: String, enum: signatureTemplateStates, required: true, default: 'draft' },
  revision: { type: Number, required: true, default: 1 },
  pdfFileId: { type: Schema.Types.ObjectId, default: null },
  pages: { type: [Schema.Types.Mixed], default: [] } as never,
});
templateSchema.plugin(recordFields);
templateSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });

export const SignatureTemplateModel = model<SignatureTemplateRecord>(
  'SignatureTemplate',
  templateSchema,
  'signature_templates',
);
