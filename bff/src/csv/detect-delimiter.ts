import { importDelimiters, type ImportDelimiter } from '@muster/contracts';

/** As many lines as tell what separates their cells. */
const lines = 20;

/**
 * What separates the cells: the sign that stands in the lines of the beginning equally often, and of
 * several the one that makes most columns. Signs within quotation marks separate nothing.
 */
export function detectDelimiter(beginning: string): ImportDelimiter {
  const sample = beginning
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, lines);
  const scored = importDelimiters.map((sign) => ({ sign, score: scoreOf(sample, sign) }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.sign : ',';
}

/** Columns of the header, as far as the lines below have as many. */
function scoreOf([header = '', ...rest]: readonly string[], sign: ImportDelimiter): number {
  const columns = header.split(sign).length - 1;
  if (columns === 0) return 0;
  const alike = rest.filter((line) => line.split(sign).length - 1 === columns).length;
  return columns * (rest.length === 0 ? 1 : 0.2 + alike / rest.length);
}
