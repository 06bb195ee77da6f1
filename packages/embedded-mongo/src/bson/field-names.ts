const SLOTS = 4096;
const MAX_LENGTH = 64;
const known: (string | undefined)[] = Array.from({ length: SLOTS }, () => undefined);

/**
 * Reads the zero-terminated name that starts at `start` and ends before `end`. Documents of a
 * collection share their names, so names are cached and rarely created.
 */
export function fieldName(bytes: Buffer, start: number, end: number): string {
  // Possibly an integer name; ordinary names begin with a letter.
  const first = bytes[start]!;
  if (first >= 0x30 && first <= 0x39) return bytes.toString('utf8', start, end);
  let hash = end - start;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  const slot = hash & (SLOTS - 1);
  const candidate = known[slot];
  if (candidate !== undefined && isSame(candidate, bytes, start, end)) return candidate;
  const text = bytes.toString('utf8', start, end);
  if (text.length > MAX_LENGTH || !isSame(text, bytes, start, end)) return text;
  // An object key is the engine's own copy of the string, which is looked up in documents fastest.
  const name = Object.keys({ [text]: true })[0] ?? text;
  known[slot] = name;
  return name;
}

/** Checks whether a name has only ASCII characters and these bytes. */
function isSame(name: string, bytes: Buffer, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (unit > 0x7f || unit !== bytes[start + at]) return false;
  }
  return true;
}
