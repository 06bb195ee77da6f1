const SLOTS = 4096;
/** Longer texts rarely occur twice. */
const MAX_LENGTH = 20;
const known: (string | undefined)[] = Array.from({ length: SLOTS }, () => undefined);

/**
 * Reads a text. Documents share many short texts, such as states and places, which are cached so
 * that they are in memory once and rarely created.
 */
export function textOf(bytes: Buffer, start: number, end: number): string {
  const length = end - start;
  if (length === 0) return '';
  if (length > MAX_LENGTH) return bytes.toString('utf8', start, end);
  let hash = length;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte > 0x7f) return bytes.toString('utf8', start, end);
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  const slot = (hash ^ (hash >>> 12)) & (SLOTS - 1);
  const candidate = known[slot];
  if (candidate !== undefined && candidate.length === length && isSame(candidate, bytes, start))
    return candidate;
  const text = bytes.toString('latin1', start, end);
  known[slot] = text;
  return text;
}

function isSame(text: string, bytes: Buffer, start: number): boolean {
  for (let at = 0; at < text.length; at++)
    if (text.charCodeAt(at) !== bytes[start + at]) return false;
  return true;
}
