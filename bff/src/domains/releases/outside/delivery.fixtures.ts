import {
  dayMs,
  releaseTokenMark,
  signedDeliveryText,
  type DeliveryManifest,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { ReleaseTokenModel, type ReleaseTokenRecord } from './release-token.model.ts';
import { hashOf, newReleaseToken } from './token-key.ts';

export interface TestToken {
  token: ReleaseTokenRecord;
  secret: string;
  publicKey: string;
}

/** Creates a token for a remote, with its secret. */
export async function createReleaseToken(
  remote: string,
  changes: Partial<ReleaseTokenRecord> = {},
): Promise<TestToken> {
  const { secret, publicKey } = newReleaseToken();
  const at = new Date();
  const token = await ReleaseTokenModel.create({
    remote,
    name: 'CI of the bench',
    keyHash: hashOf(publicKey),
    createdBy: new Types.ObjectId(),
    createdAt: at,
    expiresAt: new Date(at.getTime() + 7 * dayMs),
    purgeAt: new Date(at.getTime() + 97 * dayMs),
    ...changes,
  });
  return { token: token.toObject(), secret, publicKey };
}

/** The contents of a build, by path. */
export type Files = Readonly<Record<string, string>>;

/** Returns the first request of a team's command, signed with its token. */
export function signedBegin(
  { secret, publicKey }: Pick<TestToken, 'secret' | 'publicKey'>,
  files: Files,
  changes: Partial<DeliveryManifest> & Pick<DeliveryManifest, 'remote' | 'build'>,
) {
  const manifest: DeliveryManifest = {
    at: new Date().toISOString(),
    note: '',
    purpose: 'release',
    inBrowser: false,
    canary: null,
    files: Object.entries(files).map(([path, text]) => ({
      path,
      size: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
    ...changes,
  };
  const jwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    x: publicKey,
    d: secret.slice(releaseTokenMark.length),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign(null, Buffer.from(signedDeliveryText(manifest)), key);
  return { manifest, publicKey, signature: signature.toString('base64url') };
}
