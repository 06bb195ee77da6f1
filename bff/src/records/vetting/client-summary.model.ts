import { Schema, model, type Types } from 'mongoose';
import { liveOnly, recordFields, type RecordFields } from '../../db/record-fields.ts';

/** The summary of a vetting for clients. Staff release it; nothing is taken from scorecards automatically. */
export interface ClientSummaryRecord extends RecordFields {
  candidateId: Types.ObjectId;
  text: string;
  releasedBy: Types.ObjectId;
  releasedAt: Date;
}

const clientSummarySchema = new Schema<ClientSummaryRecord>({
  candidateId: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
  releasedBy: { type: Schema.Types.ObjectId, required: true },
  releasedAt: { type: Date, required: true },
});
clientSummarySchema.plugin(recordFields);
clientSummarySchema.index({ candidateId: 1 }, { unique: true, partialFilterExpression: liveOnly });

export const ClientSummaryModel = model<ClientSummaryRecord>(
  'VettingClientSummary',
  clientSummarySchema,
  'vetting_client_summaries',
);
