import { limits } from '@muster/contracts';
import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 10;

const newCode = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Creates ten codes, without the hyphen that {@link readableCode} adds. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: limits.twoFactor.recoveryCodes }, newCode);

/** Formats a code for display and print. */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
