import { randomInt } from 'node:crypto';
import { hashToken } from './clear-token.ts';

/** A code for a mail, of so many digits. */
export const newCode = (digits: number): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0');

/** The hash under which a code is kept: it belongs to one door. */
export const hashCode = (doorId: string, code: string): string => hashToken(`${doorId}:${code}`);
