import type { TextLine } from '../text-extraction.types.ts';
import type { FlowParagraph } from './flow.ts';
import type { LaidOut } from './page-lines.ts';

const page = { width: 595, height: 842 };
const margin = 56;
const leading = 1.4;
const step = 18;
/** Width of a letter, as a share of its height. */
const letter = 0.5;

/**
 * Lays out paragraphs one below the other on A4 pages, so that order, indents and gaps are kept.
 */
export function flowToLines(paragraphs: readonly FlowParagraph[]): LaidOut {
  const lines: TextLine[] = [];
  let pages = 1;
  let y = margin;
  for (const { text, bold, size, indent, breaksPage } of paragraphs) {
    const height = size * leading;
    if ((breaksPage && lines.length > 0) || y + height > page.height - margin) {
      pages += 1;
      y = margin;
    }
    if (text !== '') {
      const x = margin + indent * step;
      const width = Math.min(text.length * size * letter, page.width - x);
      const line = {
        page: pages,
        number: lines.length + 1,
        text,
        x,
        y: Math.round(y),
        width,
        size,
      };
      lines.push(bold ? { ...line, bold } : line);
    }
    y += height;
  }
  return { lines, pages: Array.from({ length: pages }, () => ({ ...page })) };
}
