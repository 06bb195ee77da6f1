import { normaliseText } from '@muster/contracts';
import { getDocumentProxy } from 'unpdf';
import type { TextPage, TextRun } from '../layout/text-page.ts';

/** No CV has more pages; of longer documents only the beginning is read. */
const maxPages = 60;
/**
 * A run without text that is at least this wide, relative to its size, separates its neighbours.
 */
const flat = 0.01;

/** @throws if the file is damaged or asks for a password */
export async function readPdf(bytes: Uint8Array): Promise<TextPage[]> {
  const pdf = await getDocumentProxy(bytes, {
    // Nothing is drawn: fonts and colours need not be loaded, and code in the file is never run.
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  const pages: TextPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? run(item, transform) : [],
    );
    pages.push({ width, height, runs });
    page.cleanup();
  }
  await pdf.cleanup();
  return pages;
}

interface PdfItem {
  str: string;
  width: number;
  transform: number[];
  fontName: string;
}
type Matrix = [number, number, number, number, number, number];

/** Converts PDF coordinates to those of the displayed page, with the origin in the upper left. */
function run(item: PdfItem, view: number[]): TextRun[] {
  const [a, b, c, d, e, f] = item.transform as Matrix;
  const [va, vb, vc, vd, ve, vf] = view as Matrix;
  const size = Math.hypot(c, d);
  const across = { x: va * a + vc * b, y: vb * a + vd * b };
  // Text that runs up or down the page is an ornament.
  if (size < flat || Math.abs(across.y) > Math.abs(across.x)) return [];
  const x = va * e + vc * f + ve;
  const baseline = vb * e + vd * f + vf;
  // A character that the font does not name appears as U+0000.
  const text = normaliseText(item.str, 'NFKC').replaceAll('\0', '').replaceAll(/\s+/g, ' ');
  return [{ text, x, baseline, width: item.width, size, font: item.fontName }];
}
