import { releaseTokenMark, signedDeliveryText, type DeliveryManifest } from '@muster/contracts';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';

/**
 * Creates a token: the private part of an Ed25519 key, which its holder signs with and never sends.
 */
export function newReleaseToken(): { secret: string; publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d = '', x = '' } = privateKey.export({ format: 'jwk' });
  return { secret: releaseTokenMark + d, publicKey: x };
}

export const hashOf = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Checks whether a delivery was signed by the holder of this key. */
export function isSignedBy(
  publicKey: string,
  manifest: DeliveryManifest,
  signature: string,
): boolean {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const text = Buffer.from(signedDeliveryText(manifest));
    return verify(null, text, key, Buffer.from(signature, 'base64url'));
  } catch {
    // Not a point of the curve.
    return false;
  }
}
