import { limits } from '@muster/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { agencyName } from '../../../mail/agency.ts';

const { stepSeconds, drift } = limits.twoFactor;

/** Creates 160 random bits in base32, as authenticator apps expect. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** Formats it in groups of four, for typing. */
export const groupedSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Content of the QR code for the app. */
export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer: agencyName(), label: email, secret, period: stepSeconds });

/**
 * Returns the time step (RFC 6238) for which a code is valid now, including drift; null if it is
 * wrong.
 */
export function stepOfCode(secret: string, code: string): number | null {
  const result = verifySync({
    secret,
    token: code,
    period: stepSeconds,
    epochTolerance: drift * stepSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
