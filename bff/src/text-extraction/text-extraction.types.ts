/** Types with readable text, as detected from the bytes. */
export const readableTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/plain': 'txt',
} as const;
export type ReadableFormat = (typeof readableTypes)[keyof typeof readableTypes];

/**
 * One line as a person reads it. Positions are points from the upper left corner of the page; in
 * formats without positions they are generated so that the order and the indents are kept.
 */
export interface TextLine {
  /** From 1. */
  page: number;
  /** From 1 over the whole document, in reading order: column by column. */
  number: number;
  /** Separate parts (cells of a table, a date at the right edge) are joined by a tab. */
  text: string;
  x: number;
  /** Upper edge. */
  y: number;
  width: number;
  /** Font size; also the height of the line. */
  size: number;
  /** Differs from most of the text: bold, or in a PDF another font. */
  bold?: boolean;
  /** From 0, left to right, if the page has columns at this height. */
  column?: number;
  /** A header or footer repeated from an earlier page, or a page number. */
  repeated?: boolean;
}

export interface PageSize {
  width: number;
  height: number;
}

export interface ExtractedText {
  /** The lines joined by line feeds, without the repeated ones. */
  text: string;
  lines: TextLine[];
  /** Sizes in points; `pages[0]` is page 1. */
  pages: PageSize[];
  /** False for a scan, whose pages have no readable text. */
  hasText: boolean;
  /** The document is longer than the kept text (`limits.file.textChars`). */
  isCut: boolean;
}
