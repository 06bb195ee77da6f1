import type { FlowParagraph } from '../layout/flow.ts';
import { decodeBytes } from './decode-bytes.ts';

const size = 10;
/** With more than one zero byte in this many, the file is not text, whatever its declared type. */
const zeroShare = 20;

/** Decodes UTF-8, UTF-16 with or without a mark, otherwise Windows Latin. Null: not text. */
export function plainTextFlow(bytes: Uint8Array): FlowParagraph[] | null {
  const text = decode(bytes);
  if (text === null) return null;
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n|(?=\f)/)
    .map((raw) => {
      const line = raw.replaceAll('\f', '').replaceAll('\u00a0', ' ');
      const spaces = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;
      return {
        // Text aligned by spaces is separate, as with a tab.
        text: line.trim().replaceAll(/\t+|(?<=\S) {3,}(?=\S)/g, '\t'),
        bold: false,
        size,
        indent: Math.floor(spaces / 2),
        breaksPage: raw.startsWith('\f'),
      };
    });
}

function decode(bytes: Uint8Array): string | null {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeBytes(bytes, 'windows-1252');
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : null;
}

/** Latin text in UTF-16 has a zero in nearly every second byte, always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const zeros: [number, number] = [0, 0];
  const end = Math.min(bytes.length, 4000);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[(at % 2) as 0 | 1] += 1;
  const [even, odd] = zeros;
  if (odd > end / 4 && even < end / zeroShare) return 'utf-16le';
  return even > end / 4 && odd < end / zeroShare ? 'utf-16be' : null;
}
