import type { DeliveryManifest } from '@muster/contracts';
import { Schema, model, type Types } from 'mongoose';

/** A release that is on its way from another repository. */
export interface Delivery {
  _id: Types.ObjectId;
  /** SHA-256 of the ticket, which its sender alone has. */
  ticketHash: string;
  tokenId: Types.ObjectId;
  /** SHA-256 of what was signed: it counts once, so that nobody sends it a second time. */
  digest: string;
  manifest: DeliveryManifest;
  /** So many bytes are here. */
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
