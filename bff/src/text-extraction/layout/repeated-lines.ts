import type { PageSize, TextLine } from '../text-extraction.types.ts';

/** Share of a page's height at the top and the bottom that holds headers and footers. */
const margin = 0.1;
const pageNumber =
  /^(?:(?:page|seite|página|pagina|strona)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|z)\s*\d{1,2})?$/i;

/** Marks headers and footers repeated from an earlier page, and page numbers. */
export function markRepeated(lines: readonly TextLine[], pages: readonly PageSize[]): TextLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const height = pages[line.page - 1]?.height ?? Infinity;
    const isAtEdge = line.y < height * margin || line.y + line.size > height * (1 - margin);
    if (!isAtEdge) return line;
    const isNumber = pages.length > 1 && pageNumber.test(line.text);
    const key = line.text.replaceAll(/\d+/g, '#');
    const isKnown = (seen.get(key) ?? line.page) < line.page;
    if (!seen.has(key)) seen.set(key, line.page);
    return isKnown || isNumber ? { ...line, repeated: true } : line;
  });
}
