import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, content: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'muster public forms', 32)))
    .update(content)
    .digest();

/** A public form in one browser. */
export interface OpenedForm {
  /** When it was opened. */
  at: number;
  /** Tells it from all other forms: what it sends again corrects what it sent before. */
  id: string;
}

/** Returns the signed ticket of a form that is opened now. */
export const formTicket = (secret: string, at: Date): string => {
  const content = `${at.getTime()}.${randomBytes(12).toString('base64url')}`;
  return `${content}.${sign(secret, content).toString('base64url')}`;
};

/** Returns the form of a ticket; null for an invalid one. */
export function openedForm(secret: string, ticket: string): OpenedForm | null {
  const [at = '', id = '', proof = ''] = ticket.split('.');
  const expected = sign(secret, `${at}.${id}`);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { at: Number(at), id }
    : null;
}
