import type { PageSize } from '../text-extraction.types.ts';

/** Letters drawn together, with their position on the page. */
export interface TextRun {
  text: string;
  x: number;
  baseline: number;
  width: number;
  size: number;
  font: string;
}
export interface TextPage extends PageSize {
  runs: TextRun[];
}
