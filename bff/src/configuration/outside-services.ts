import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readSealCertificate, type SealCertificate } from '../seal-certificate.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** How mails are signed. */
export interface DkimSignature {
  readonly domain: string;
  readonly selector: string;
  /** The private key (PEM). */
  readonly key: string;
}

/** A server that relays pictures and sound of meetings. */
export interface LivekitServer {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

/** @throws ConfigError if a part is missing, or if browsers would refuse the address */
export function livekitOf(
  { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret }: Environment,
  { production, publicUrl }: { production: boolean; publicUrl: URL },
): LivekitServer | null {
  if (!url) return null;
  if (!key || !secret)
    throw new ConfigError(
      `LIVEKIT_API_${key ? 'SECRET' : 'KEY'}: is required with LIVEKIT_URL (keys of the server)`,
    );
  if (production && secret.length < 32)
    throw new ConfigError('LIVEKIT_API_SECRET: must have at least 32 characters in production');
  if (publicUrl.protocol === 'https:' && url.startsWith('ws:'))
    throw new ConfigError('LIVEKIT_URL: must start with wss:// where PUBLIC_URL is https');
  return { url, key, secret };
}

/** @throws ConfigError if only a part of it is set, or the key cannot be read */
export function dkimOf({
  DKIM_DOMAIN: domain,
  DKIM_SELECTOR: selector,
  DKIM_KEY_FILE: file,
}: Environment): DkimSignature | null {
  if (!domain && !selector && !file) return null;
  if (!domain || !selector || !file)
    throw new ConfigError(
      'DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE: are set together or not at all',
    );
  try {
    const key = readFileSync(file, 'utf8');
    createPrivateKey(key);
    return { domain, selector, key };
  } catch {
    throw new ConfigError('DKIM_KEY_FILE: must be a file with a private key (PEM)');
  }
}

/** @throws ConfigError if it cannot be read */
export function sealCertificateOf({
  SEAL_FILE: file,
  SEAL_PASSWORD: password = '',
}: Environment): SealCertificate | null {
  if (!file) return null;
  try {
    return readSealCertificate(readFileSync(file), password);
  } catch {
    throw new ConfigError(
      'SEAL_FILE: must be a PKCS #12 file with an RSA key, its certificate and the password of SEAL_PASSWORD',
    );
  }
}
