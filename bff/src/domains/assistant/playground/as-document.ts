import type { CvDocument } from '../../../cv-engine/cv-engine.types.ts';

const [lineHeight, size] = [16, 12];

/** Converts text to a page of lines for the CV reader. */
export function asDocument(text: string): CvDocument {
  const lines = text.split('\n').map((line, index) => ({
    page: 1,
    number: index + 1,
    text: line,
    x: 40,
    y: 40 + index * lineHeight,
    width: Math.min(515, line.length * 6),
    size,
  }));
  return { lines, pages: [{ width: 595, height: 842 }] };
}
