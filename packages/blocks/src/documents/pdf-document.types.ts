/** A rectangle to highlight on a page; in points from the upper left corner. */
export interface PageBox {
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One page of an open PDF. */
export interface PdfPage {
  /** In points: the size at 100 %. */
  readonly width: number;
  readonly height: number;
  /** Draws the page; `scale` is pixels of the screen for each point. Stops when aborted. */
  draw(canvas: HTMLCanvasElement, scale: number, signal: AbortSignal): Promise<void>;
  /** Lays the words over the drawing, to select, search and read aloud. */
  writeText(container: HTMLElement, scale: number, signal: AbortSignal): Promise<void>;
}

/** An open PDF. `close` frees its memory. */
export interface PdfDocument {
  readonly pageCount: number;
  /** @param number from 1 */
  page(number: number): Promise<PdfPage>;
  close(): void;
}

/** Opens the bytes of a PDF. Fails with a {@link PdfProblem}. */
export type OpenPdf = (bytes: ArrayBuffer) => Promise<PdfDocument>;

/** Reason why a PDF does not open. */
export class PdfProblem extends Error {
  readonly reason: 'locked' | 'broken';

  constructor(reason: 'locked' | 'broken', cause?: unknown) {
    super(`The PDF is ${reason}`, { cause });
    this.reason = reason;
  }
}
