import { createHash, verify, type KeyObject } from 'node:crypto';

const collapse = (text: string): string => text.replace(/[ \t]+/g, ' ');

/**
 * Returns the signed form of a body: without white space that may change on the way (RFC 6376,
 * 3.4.4).
 */
function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => collapse(line).trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}

/** Returns the signed form of a header (RFC 6376, 3.4.2). */
function relaxedHeader(line: string): string {
  const at = line.indexOf(':');
  const value = collapse(line.slice(at + 1).replaceAll('\r\n', ''));
  return `${line.slice(0, at).trim().toLowerCase()}:${value.trim()}`;
}

/** Checks a mail's signature with the public key, as the reader's server does. */
export function isAsSigned(message: string, publicKey: KeyObject): boolean {
  const end = message.indexOf('\r\n\r\n');
  const lines = message.slice(0, end).split(/\r\n(?![ \t])/);
  const own = lines.findIndex((line) => /^dkim-signature:/i.test(line));
  const signature = relaxedHeader(lines[own] ?? '');
  const tag = (name: string): string =>
    (new RegExp(`[:; ]${name}=([^;]*)`).exec(signature)?.[1] ?? '').replaceAll(' ', '');
  const bodyHash = createHash('sha256').update(relaxedBody(message.slice(end + 4)));
  if (bodyHash.digest('base64') !== tag('bh')) return false;
  const left = lines.filter((_line, index) => index !== own).map(relaxedHeader);
  // Among headers with the same name, the last one matches the first mention.
  const signed = tag('h')
    .toLowerCase()
    .split(':')
    .flatMap((name) => {
      const index = left.findLastIndex((line) => line.startsWith(`${name}:`));
      return index === -1 ? [] : left.splice(index, 1);
    });
  const head = [...signed, signature.replace(/([:; ]b=)[^;]*/, '$1')].join('\r\n');
  return verify('sha256', Buffer.from(head), publicKey, Buffer.from(tag('b'), 'base64'));
}
