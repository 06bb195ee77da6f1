import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { releaseTokenMark, signedDeliveryText } from '@muster/contracts';
import { Refused } from './refused.mjs';

/** @typedef {import('@muster/contracts').DeliveryManifest} Manifest */

/** The prefix of a private Ed25519 key before its 32 bytes (PKCS #8). */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs what is delivered with a release token. The token stays here.
 * @param {string} token @param {Manifest} manifest
 */
export function signed(token, manifest) {
  const seed = Buffer.from(token.slice(releaseTokenMark.length), 'base64url');
  if (!token.startsWith(releaseTokenMark) || seed.length !== 32)
    throw new Refused(
      'MUSTER_RELEASE_TOKEN holds no release token. Settings → Releases makes one for a remote.',
    );
  const der = Buffer.concat([beginning, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const signature = sign(null, Buffer.from(signedDeliveryText(manifest)), key);
  return { manifest, publicKey: x, signature: signature.toString('base64url') };
}
