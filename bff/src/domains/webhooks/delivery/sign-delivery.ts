import { createHmac, randomBytes } from 'node:crypto';

const mark = 'whsec_';

/** Returns a new secret in the format that receivers' libraries expect. */
export const newWebhookSecret = (): string => mark + randomBytes(32).toString('base64');

/**
 * Returns the headers of a delivery as in Standard Webhooks: its id, which is the same for every
 * try, the time of this try, and an HMAC over both and the body.
 */
export function signedHeaders(
  secret: string,
  { messageId, body, at }: { messageId: string; body: string; at: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64'))
    .update(`${messageId}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
