import { normaliseText } from '@muster/contracts';
import type { TextLine } from '../../text-extraction/text-extraction.types.ts';
import type { CvDocument, SourceLines } from '../cv-engine.types.ts';
import { fold } from './fold.ts';

/** A prepared line of the CV. */
export interface CvLine {
  number: number;
  page: number;
  /** Without the bullet mark; cells are joined by tabs. */
  text: string;
  folded: string;
  isBullet: boolean;
  bold: boolean;
  size: number;
  x: number;
  /** Vertical white space separates it from the line before. */
  isAfterGap: boolean;
  column: number | null;
  /** Reaches the right edge of its column: the next line may continue the sentence. */
  isFull: boolean;
  /** Its last word was split by a hyphen that is not part of it. */
  isHyphenated: boolean;
}

const bullet = /^(?:[•●▪◦‣∙·▸►➢➤✓✔■□○◆❖\uf0b7\uf0a7]\s*|[-–—*o]\s+(?=\S))/;
/** Largest line distance relative to the font size; more is a gap. */
const widestLeading = 1.75;
/** A line that reaches this share of its column's width may continue below. */
const full = 0.93;

export function cvLines({ lines, pages }: CvDocument): CvLine[] {
  const kept = lines.filter((line) => !line.repeated && line.text.trim() !== '');
  const edges = rightEdges(kept);
  return kept.map((line, index) => {
    // In formats without lines a paragraph extends beyond the page; it is complete.
    const end = (pages[line.page - 1]?.width ?? Infinity) - 5;
    const right = line.x + line.width;
    const isFull = right < end && right > (edges.get(columnOf(line)) ?? 0) * full;
    return cvLine(line, kept[index - 1], isFull);
  });
}

const columnOf = ({ page, column }: TextLine) => `${page}:${column ?? ''}`;

function rightEdges(lines: readonly TextLine[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const line of lines) {
    const key = columnOf(line);
    edges.set(key, Math.max(edges.get(key) ?? 0, line.x + line.width));
  }
  return edges;
}

function cvLine(line: TextLine, before: TextLine | undefined, isFull: boolean): CvLine {
  const text = tidy(line.text);
  const marked = bullet.exec(text)?.[0] ?? '';
  const shown = text.slice(marked.length);
  const step = before && before.page === line.page ? line.y - before.y : Infinity;
  const size = Math.min(line.size, before?.size ?? line.size);
  return {
    number: line.number,
    page: line.page,
    text: shown,
    folded: fold(shown),
    isBullet: marked !== '',
    bold: line.bold ?? false,
    size: line.size,
    x: line.x,
    isAfterGap: step < 0 || step > size * widestLeading,
    column: line.column ?? null,
    isFull,
    isHyphenated: line.text.trimEnd().endsWith('\u00ad'),
  };
}

/** In some formats a paragraph is one line; longer text was not written by a person. */
const longestLine = 5_000;

const tidy = (text: string) =>
  normaliseText(text.slice(0, longestLine), 'NFC')
    .replaceAll('\u00ad', '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll(/[−‒‑]/g, '-')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Returns the line with another text, for example without its label. */
export const withText = (line: CvLine, text: string): CvLine => ({
  ...line,
  text,
  folded: fold(text),
});

/** @throws if there are no lines */
export function sourceOf(lines: readonly CvLine[]): SourceLines {
  const numbers = lines.map(({ number }) => number);
  const from = Math.min(...numbers);
  const first = lines.find(({ number }) => number === from);
  if (!first) throw new Error('A proposal needs lines that say it');
  return { page: first.page, from, to: Math.max(...numbers) };
}
