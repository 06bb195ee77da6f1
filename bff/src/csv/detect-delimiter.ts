import { importDelimiters, type ImportDelimiter } from '@muster/contracts';

/** Number of lines that are enough to detect the delimiter. */
const lines = 20;

/**
 * Detects the delimiter of the cells: the character that occurs equally often in each of the first
 * lines; among several, the one that gives most columns. Characters within quotation marks do not
 * count.
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

/** Counts the header's columns, as far as the lines below have as many. */
function scoreOf([header = '', ...rest]: readonly string[], sign: ImportDelimiter): number {
  const columns = header.split(sign).length - 1;
  if (columns === 0) return 0;
  const alike = rest.filter((line) => line.split(sign).length - 1 === columns).length;
  return columns * (rest.length === 0 ? 1 : 0.2 + alike / rest.length);
}
