import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

type Signs = Pick<Config, 'sessionSecret' | 'replyAddress'>;

const macLength = 20;

/** Signed, because a guessable address would let anyone write into other conversations. */
const macOf = ({ sessionSecret }: Signs, mailId: string): string =>
  createHmac('sha256', sessionSecret)
    .update(`reply-address:${mailId}`)
    .digest('hex')
    .slice(0, macLength);

/** Returns the reply address of a mail, which contains its signed id. */
export function replyAddressOf(config: Signs, mailId: string): string {
  const at = config.replyAddress.lastIndexOf('@');
  const [name, host] = [config.replyAddress.slice(0, at), config.replyAddress.slice(at + 1)];
  return `${name}+${mailId}-${macOf(config, mailId)}@${host}`;
}

const tagged = /\+([0-9a-f]{24})-([0-9a-f]{20})@/i;

/** Returns the mail that an address replies to; null for any other address. */
export function answeredBy(config: Signs, address: string): string | null {
  const [, id = '', mac = ''] = tagged.exec(address) ?? [];
  const mailId = id.toLowerCase();
  if (mailId === '') return null;
  const expected = Buffer.from(macOf(config, mailId));
  const given = Buffer.from(mac.toLowerCase());
  return timingSafeEqual(expected, given) ? mailId : null;
}
