import type { ImportEncoding } from '@muster/contracts';

/**
 * Detects the encoding of a file: by its byte order mark, otherwise UTF-8, or the Windows encoding
 * if the bytes are not valid UTF-8. Reads every byte, because one invalid byte late in the file
 * decides.
 */
export async function detectEncoding(bytes: AsyncIterable<Buffer>): Promise<ImportEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  for await (const piece of bytes) {
    const mark = isFirst ? encodingOfMark(piece) : null;
    if (mark) return mark;
    isFirst = false;
    try {
      decoder.decode(piece, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

function encodingOfMark([first, second, third]: Buffer): ImportEncoding | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}
