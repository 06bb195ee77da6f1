import type { WebhookDeliveryRecord } from '../webhook-delivery.model.ts';

/** Returns the id by which a receiver detects duplicates: the same for each try and repetition. */
export const messageIdOf = ({ _id }: Pick<WebhookDeliveryRecord, '_id'>): string =>
  `msg_${_id.toHexString()}`;
