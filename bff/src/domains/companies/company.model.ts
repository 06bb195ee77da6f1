import { companyStates } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import type { Types } from 'mongoose';
import { liveOnly, recordFields } from '../../db/record-fields.ts';
import type { RecordFields } from '../../db/record-fields.ts';

/** E37: a client. Money, policies and people come with the companies' own area. */
export interface Company extends RecordFields {
  /** `CO-0031`. */
  number: string;
  name: string;
  /** The folded name: unique among live companies, sorted and searched by. */
  nameKey: string;
  status: (typeof companyStates)[number];
  domain: string | null;
  industry: string | null;
  country: string;
  city: string | null;
  timeZone: string;
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
  /** Names and photos stay hidden until an interview. */
  blindSubmission: boolean;
}

const companySchema = new Schema<Company>({
  number: { type: String, required: true },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  status: { type: String, enum: companyStates, required: true, default: 'prospect' },
  domain: { type: String, default: null },
  industry: { type: String, default: null },
  country: { type: String, required: true },
  city: { type: String, default: null },
  timeZone: { type: String, required: true },
  accountManagerId: { type: Schema.Types.ObjectId, required: true },
  recruiterId: { type: Schema.Types.ObjectId, default: null },
  blindSubmission: { type: Boolean, required: true, default: false },
});
companySchema.plugin(recordFields);
companySchema.index({ number: 1 }, { unique: true });
companySchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: liveOnly });
companySchema.index({ deletedAt: 1, nameKey: 1, _id: 1 });
companySchema.index({ deletedAt: 1, status: 1, _id: 1 });
companySchema.index({ deletedAt: 1, createdAt: 1, _id: 1 });
companySchema.index({ accountManagerId: 1 });

export const CompanyModel = model<Company>('Company', companySchema, 'companies');
