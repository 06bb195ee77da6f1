import {
  webhookDeliveryStates,
  webhookDeliveryTypes,
  webhookFailures,
  type WebhookDeliveryState,
  type WebhookDeliveryType,
  type WebhookFailure,
} from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';
import { heldFields, type HeldFields } from '../../jobs/held-work.ts';

/** One delivery attempt. */
export interface WebhookTry {
  at: Date;
  httpStatus: number | null;
  failure: WebhookFailure | null;
  ms: number;
}

/** One event for one webhook: a queue entry, and its log. */
export interface WebhookDeliveryRecord extends HeldFields {
  _id: Types.ObjectId;
  webhookId: Types.ObjectId;
  /** The outbox event: unique per webhook, even if the event is handled twice. */
  eventId: string;
  type: WebhookDeliveryType;
  body: string;
  status: WebhookDeliveryState;
  tries: WebhookTry[];
  /** Tries since it was created, or since a user repeated it. */
  tried: number;
  answer: string | null;
  nextTryAt: Date;
  createdAt: Date;
  purgeAt: Date;
}

const moment = { type: Date, required: true } as const;
const text = { type: String, required: true } as const;

const trySchema = new Schema<WebhookTry>(
  {
    at: moment,
    httpStatus: { type: Number, default: null },
    failure: { type: String, enum: [...webhookFailures, null], default: null },
    ms: { type: Number, required: true },
  },
  { _id: false },
);

const deliverySchema = new Schema<WebhookDeliveryRecord>(
  {
    webhookId: { type: Schema.Types.ObjectId, required: true },
    eventId: text,
    body: text,
    type: { type: String, enum: webhookDeliveryTypes, required: true },
    status: { type: String, enum: webhookDeliveryStates, required: true, default: 'waiting' },
    tries: { type: [trySchema], default: [] },
    tried: { type: Number, required: true, default: 0 },
    answer: { type: String, default: null },
    nextTryAt: moment,
    createdAt: moment,
    purgeAt: moment,
  },
  { versionKey: false },
);
deliverySchema.plugin(heldFields);
deliverySchema.index({ webhookId: 1, eventId: 1 }, { unique: true });
deliverySchema.index({ webhookId: 1, createdAt: -1 });
deliverySchema.index({ status: 1, nextTryAt: 1 });
deliverySchema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const WebhookDeliveryModel = model<WebhookDeliveryRecord>(
  'WebhookDelivery',
  deliverySchema,
  'webhook_deliveries',
);
