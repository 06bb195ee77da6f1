/** A paragraph of a flowing format: it has an order, but no position on a page. */
export interface FlowParagraph {
  text: string;
  bold: boolean;
  /** Points. */
  size: number;
  /** Number of indent steps. */
  indent: number;
  /** Starts a new page. */
  breaksPage: boolean;
}

/** Cells with more paragraphs than this are page columns instead of cells of a row. */
const maxInACell = 6;

/**
 * Collects paragraphs in reading order. Table rows become lines with their cells side by side; a
 * row of tall cells, as in layouts with a sidebar, is read cell by cell.
 */
export class FlowBuilder {
  readonly #root: FlowParagraph[] = [];
  /** Open rows, the innermost last; each is a list of cells. */
  readonly #rows: FlowParagraph[][][] = [];
  #breaks = false;

  add(paragraph: Omit<FlowParagraph, 'breaksPage'>): void {
    const text = tidy(paragraph.text);
    const target = this.#rows.at(-1)?.at(-1) ?? this.#root;
    // A soft break inside a paragraph starts a new line.
    for (const line of text.split('\n')) {
      target.push({ ...paragraph, text: line.trim(), breaksPage: this.#breaks });
      this.#breaks = false;
    }
  }

  breakPage(): void {
    this.#breaks = true;
  }

  startRow(): void {
    this.#rows.push([]);
  }

  startCell(): void {
    this.#rows.at(-1)?.push([]);
  }

  endRow(): void {
    const cells = this.#rows.pop() ?? [];
    const target = this.#rows.at(-1)?.at(-1) ?? this.#root;
    target.push(...sideBySide(cells));
  }

  finish(): FlowParagraph[] {
    while (this.#rows.length > 0) this.endRow();
    return this.#root;
  }
}

function sideBySide(cells: FlowParagraph[][]): FlowParagraph[] {
  const filled = cells
    .map((cell) => cell.filter(({ text }) => text !== ''))
    .filter((cell) => cell.length > 0);
  const tall = filled.filter((cell) => cell.length > maxInACell).length;
  if (filled.length < 2 || (tall >= 2 && filled.length <= 3)) return filled.flat();
  const height = Math.max(...filled.map((cell) => cell.length));
  return Array.from({ length: height }, (_, row) => {
    const parts = filled.flatMap((cell) => cell[row] ?? []);
    const [first] = parts as [FlowParagraph];
    return { ...first, text: parts.map(({ text }) => text).join('\t') };
  });
}

const tidy = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replaceAll(/[\u200b-\u200f\ufeff]/g, '')
    .replaceAll(/(?:(?<! ) +)?\t[ \t]*/g, '\t')
    .replace(/^(\s*[•·▪◦‣–*-])\t/, '$1 ')
    .replaceAll(/ {2,}/g, ' ');
