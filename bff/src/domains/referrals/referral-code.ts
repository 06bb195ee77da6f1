import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Types } from 'mongoose';

const proofLength = 9;

const sign = (secret: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'muster referral links', 32)))
    .update(text)
    .digest()
    .subarray(0, proofLength);

/** Returns the code of a personal link: the user, the month of its creation, and a signature. */
export function referralCode(secret: string, userId: Types.ObjectId, at: Date): string {
  const text = `${userId.toHexString()}${at.toISOString().slice(0, 7).replace('-', '')}`;
  return Buffer.concat([Buffer.from(text, 'hex'), sign(secret, text)]).toString('base64url');
}

/**
 * Returns the owner of the link, up to twelve months after its creation; null for an invalid one.
 */
export function referrerOf(secret: string, code: string, now: Date): Types.ObjectId | null {
  const bytes = Buffer.from(code, 'base64url');
  const text = bytes.subarray(0, -proofLength).toString('hex');
  const proof = bytes.subarray(-proofLength);
  if (text.length !== 30 || !timingSafeEqual(proof, sign(secret, text))) return null;
  const made = Number(text.slice(24, 28)) * 12 + Number(text.slice(28));
  const month = now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  return month - made <= 12 ? new Types.ObjectId(text.slice(0, 24)) : null;
}
