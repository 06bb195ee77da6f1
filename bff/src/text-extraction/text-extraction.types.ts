/** What text can be read from, by the type that the bytes were found to have. */
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
 * formats that know no positions they are made up so that the order and the indents hold.
 */
export interface TextLine {
  /** From 1. */
  page: number;
  /** From 1 over the whole document, in reading order: column after column. */
  number: number;
  /** Parts that stand apart (cells of a table, a date at the right edge) are joined by a tab. */
  text: string;
  x: number;
  /** Upper edge. */
  y: number;
  width: number;
  /** Size of the letters; also the height of the line. */
  size: number;
  /** Set apart from most of the text: bold, or in a PDF another font. */
  bold?: boolean;
  /** From 0, left to right, where the page has columns at this height. */
  column?: number;
  /** A header or footer that stood on a page before, or a page number. */
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
  /** False for a scan: there are pages, and nothing to read on them. */
  hasText: boolean;
  /** The document went on beyond what is kept (`limits.file.textChars`). */
  isCut: boolean;
}
