import { rgb, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { Faces } from './fonts.ts';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}
/** A4, in points. */
export const pageSize: PageSize = { width: 595, height: 842 };
/** US Letter, in points. */
export const letterSize: PageSize = { width: 612, height: 792 };
export const margin = 56;
export const ink = rgb(0.1, 0.11, 0.13);
export const quietInk = rgb(0.4, 0.42, 0.46);
const lineHeight = 1.45;

interface Style {
  font?: PDFFont;
  size?: number;
  indent?: number;
  /** Space above. */
  before?: number;
  quiet?: boolean;
}

/** Writes text from top to bottom, and continues on another page once one is full. */
export class PageWriter {
  readonly #pdf: PDFDocument;
  readonly #faces: Faces;
  readonly #size: PageSize;
  #page: PDFPage;
  #y: number;

  constructor(pdf: PDFDocument, faces: Faces, size: PageSize = pageSize) {
    this.#pdf = pdf;
    this.#faces = faces;
    this.#size = size;
    this.#page = pdf.addPage([size.width, size.height]);
    this.#y = size.height - margin;
  }

  text(
    text: string,
    { font = this.#faces.regular, size = 10.5, indent = 0, before = 0, quiet }: Style = {},
  ): void {
    this.#y -= before;
    const width = this.#size.width - 2 * margin - indent;
    for (const line of wrapped(text, font, size, width)) {
      this.#room(size * lineHeight);
      this.#y -= size * lineHeight;
      this.#page.drawText(line, {
        x: margin + indent,
        y: this.#y,
        font,
        size,
        color: quiet ? quietInk : ink,
      });
    }
  }

  /** Starts a section; its title stays with the first lines below. */
  heading(text: string): void {
    this.#y -= 16;
    this.#room(60);
    this.text(text, { font: this.#faces.bold, size: 12 });
  }

  #room(height: number): void {
    if (this.#y - height >= margin) return;
    this.#page = this.#pdf.addPage([this.#size.width, this.#size.height]);
    this.#y = this.#size.height - margin;
  }
}

/** Wraps a text to a width; a word that is too long is cut. */
export function wrapped(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => cutWord(one, font, size, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function cutWord(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (font.widthOfTextAtSize(part + letter, size) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}
