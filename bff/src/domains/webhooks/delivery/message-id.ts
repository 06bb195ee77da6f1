import type { WebhookDeliveryRecord } from '../webhook-delivery.model.ts';

/** By which a receiver knows what it has had: the same for each try and each repetition. */
export const messageIdOf = ({ _id }: Pick<WebhookDeliveryRecord, '_id'>): string =>
  `msg_${_id.toHexString()}`;
