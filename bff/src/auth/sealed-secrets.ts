import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';

interface Keys {
  readonly secrets: Buffer;
  readonly codes: Buffer;
}
let keys: Keys | null = null;

const derive = (sessionSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `muster two-step ${purpose}`, 32));

/**
 * Derives the keys of stored secrets from the session secret; called once at the start. With
 * another session secret the stored secrets are unreadable: two-step sign-in, webhooks and outside
 * calendars have to be set up again.
 */
export function useSessionSecret(sessionSecret: string): void {
  keys = {
    secrets: derive(sessionSecret, 'secrets'),
    codes: derive(sessionSecret, 'recovery codes'),
  };
}

function present(): Keys {
  if (!keys) throw new Error('useSessionSecret() comes first');
  return keys;
}

const version = 'v1';
const cipher = 'aes-256-gcm';

/**
 * Encrypts a secret for the database. It is bound to its owner and cannot be decrypted in another
 * row.
 */
export function sealSecret(secret: string, owner: Types.ObjectId): string {
  const nonce = randomBytes(12);
  const box = createCipheriv(cipher, present().secrets, nonce);
  box.setAAD(Buffer.from(owner.toHexString()));
  const text = Buffer.concat([box.update(secret, 'utf8'), box.final()]);
  return [
    version,
    ...[nonce, box.getAuthTag(), text].map((part) => part.toString('base64url')),
  ].join('.');
}

/**
 * Decrypts the secret; null if it was encrypted with another session secret, or for another user.
 */
export function openSecret(sealed: string, owner: Types.ObjectId): string | null {
  const [given, ...parts] = sealed.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (given !== version || !nonce || !tag || !text) return null;
  try {
    const box = createDecipheriv(cipher, present().secrets, nonce, { authTagLength: 16 });
    box.setAAD(Buffer.from(owner.toHexString()));
    box.setAuthTag(tag);
    return Buffer.concat([box.update(text), box.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * Returns the stored digest of a recovery code. A code has only 51 bits, so the digest is keyed.
 */
export const digestRecoveryCode = (code: string, owner: Types.ObjectId): string =>
  createHmac('sha256', present().codes)
    .update(`${owner.toHexString()}:${code}`)
    .digest('base64url');
