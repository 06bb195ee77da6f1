/** Characters of Windows-1252 from 0x80 to 0x9f, where ISO 8859-1 has control characters. */
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes text of one code page; Node's own decoder of windows-1252 does not convert the characters
 * above.
 */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'windows-1252') return new TextDecoder(encoding).decode(bytes);
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replaceAll(
    /[\u0080-\u009f]/g,
    (letter) => windowsOnly[letter.charCodeAt(0) - 0x80] ?? letter,
  );
}
