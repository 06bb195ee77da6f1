import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Returns the caller's address; behind a proxy only as far as TRUST_PROXY allows. */
export const clientAddress = (req: Request): string => req.ip ?? '';

/** {@link clientAddress} in the form used for limits. */
export const clientNetwork = (req: Request): string => networkOf(clientAddress(req));

/**
 * Returns the part of an address that belongs to one connection: an IPv4 address, or the /64 of an
 * IPv6 one, from which a single customer can call with any of 2^64 addresses.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  // A dotted end counts as two groups.
  const last = after.at(-1)?.includes('.') ? 1 : 0;
  const missing = tail === undefined ? 0 : 8 - before.length - after.length - last;
  const all = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after];
  return all.map((group) =>
    /^[0-9a-f]+$/i.test(group) ? parseInt(group, 16).toString(16) : group,
  );
}
