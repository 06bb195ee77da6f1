import type { DeliveryManifest } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A release in transfer from another repository. */
export interface Delivery {
  _id: Types.ObjectId;
  /** SHA-256 of the ticket, which only its sender has. */
  ticketHash: string;
  tokenId: Types.ObjectId;
  /** SHA-256 of the signed content: it is valid once, so that nobody can replay it. */
  digest: string;
  manifest: DeliveryManifest;
  /** Number of received bytes. */
  offset: number;
  finishedAt: Date | null;
  expiresAt: Date;
}

const deliverySchema = new Schema<Delivery>(
  {
    ticketHash: { type: String, required: true },
    tokenId: { type: Schema.Types.ObjectId, required: true },
    digest: { type: String, required: true },
    manifest: { type: Schema.Types.Mixed, required: true },
    offset: { type: Number, required: true },
    finishedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
deliverySchema.index({ ticketHash: 1 }, { unique: true });
deliverySchema.index({ digest: 1 }, { unique: true });
deliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const DeliveryModel = model<Delivery>('Delivery', deliverySchema, 'release_deliveries');
