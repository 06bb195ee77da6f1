import { webhookEvents, type WebhookEvent } from '@muster/contracts';
import { Schema, model } from 'mongoose';
import { recordFields, type RecordFields } from '../../db/record-fields.ts';

/** Another system that receives events. */
export interface WebhookRecord extends RecordFields {
  name: string;
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
  /** Encrypted: its holder could sign in the agency's name. */
  sealedSecret: string;
  /** Consecutive failures, and since when. */
  failures: number;
  failingSince: Date | null;
  /** When it was switched off after failing for too long. */
  stoppedAt: Date | null;
  lastDeliveredAt: Date | null;
}

const webhookSchema = new Schema<WebhookRecord>({
  name: { type: String, required: true },
  url: { type: String, required: true },
  events: { type: [{ type: String, enum: webhookEvents }], required: true },
  isActive: { type: Boolean, required: true, default: true },
  sealedSecret: { type: String, required: true, select: false },
  failures: { type: Number, required: true, default: 0 },
  failingSince: { type: Date, default: null },
  stoppedAt: { type: Date, default: null },
  lastDeliveredAt: { type: Date, default: null },
});
webhookSchema.plugin(recordFields);
webhookSchema.index({ isActive: 1, events: 1 });

export const WebhookModel = model<WebhookRecord>('Webhook', webhookSchema, 'webhooks');
