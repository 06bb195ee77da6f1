import { limits } from '@muster/contracts';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { agencyName } from '../../../mail/agency.ts';

const { stepSeconds, drift } = limits.twoFactor;

/** 160 random bits in base32, as authenticator apps take them. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

/** In groups of four, for typing. */
export const groupedSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** What the square code on the screen says to the app. */
export const otpauthUri = (secret: string, email: string): string =>
  generateURI({ issuer: agencyName(), label: email, secret, period: stepSeconds });

/** The time step (RFC 6238) for which a code is good now, drift included; null when it is wrong. */
export function stepOfCode(secret: string, code: string): number | null {
  const result = verifySync({
    secret,
    token: code,
    period: stepSeconds,
    epochTolerance: drift * stepSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
