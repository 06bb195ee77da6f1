/**
 * Returns at most `count` initials of a name, from the first and the last word, so that `Trần Khánh
 * Linh` gives `TL`. Letters are whole graphemes.
 */
export function initialsOf(name: string, count: 1 | 2): string {
  const words = name
    .trim()
    .split(/[\s\u00A0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = (count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words.at(-1)])
    .map((word) => [...(word?.normalize('NFC') ?? '')].find((char) => /[\p{L}\p{N}]/u.test(char)))
    .join('');
  return letters.toLocaleUpperCase() || '?';
}

/** Returns a stable index below `tints` for a name (FNV-1a). */
export function tintOf(name: string, tints: number): number {
  let hash = 0x811c9dc5;
  for (const char of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % tints;
}
