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
  text: string;
  x: number;
  /** Upper edge. */
  y: number;
  width: number;
  /** Size of the letters; also the height of the line. */
  size: number;
  bold?: boolean;
  /** From 0, left to right, where the page has columns at this height. */
  column?: number;
  /** Stands at the top or foot of several pages. */
  repeated?: boolean;
  /** Where cells of a table or distant parts of a line begin in `text`, the first left out. */
  cells?: number[];
}

export interface PageSize {
  width: number;
  height: number;
}

export interface ExtractedText {
  /** The lines joined by line feeds; repeated headers and footers once. */
  text: string;
  lines: TextLine[];
  /** Sizes in points; `pages[0]` is page 1. */
  pages: PageSize[];
  /** False for a scan: there are pages, and nothing to read on them. */
  hasText: boolean;
  /** The document went on beyond what is kept (`limits.file.textChars`). */
  isCut: boolean;
}
