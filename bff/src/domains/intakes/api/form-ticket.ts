import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, moment: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'muster public forms', 32)))
    .update(moment)
    .digest();

/** Returns a form's signed opening time. */
export const formTicket = (secret: string, at: Date): string => {
  const moment = String(at.getTime());
  return `${moment}.${sign(secret, moment).toString('base64url')}`;
};

/** Returns when a form was opened; null for an invalid ticket. */
export function openedAt(secret: string, ticket: string): number | null {
  const [moment = '', proof = ''] = ticket.split('.');
  const expected = sign(secret, moment);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? Number(moment)
    : null;
}
