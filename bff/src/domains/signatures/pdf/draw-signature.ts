import type { PDFPage } from '@cantoo/pdf-lib';
import type { SignatureImage } from '@muster/contracts';
import type { Faces } from '../../../pdf/fonts.ts';
import { ink } from '../../../pdf/page-writer.ts';

/** A rectangle on a page, from its lower left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box that a signature is drawn in on the screen. */
const pad = { width: 1000, height: 300 };
const largest = 26;

/** Draws a signature within a box, as it was made. */
export async function drawSignature(
  page: PDFPage,
  faces: Faces,
  signature: SignatureImage,
  box: Box,
): Promise<void> {
  if (signature.kind === 'typed') drawHand(page, faces, signature.name, box);
  else if (signature.kind === 'drawn') drawStrokes(page, signature.strokes, box);
  else {
    const picture = await page.doc.embedJpg(Buffer.from(signature.image, 'base64'));
    page.drawImage(picture, {
      x: box.x,
      y: box.y + 2,
      ...picture.scaleToFit(box.width, box.height - 2),
    });
  }
}

/** Draws a name or initials as handwriting. */
export function drawHand(
  page: PDFPage,
  { italic }: Faces,
  name: string,
  { x, y, width, height }: Box,
): void {
  const size = Math.min(
    largest,
    height * 0.75,
    (largest * width) / italic.widthOfTextAtSize(name, largest),
  );
  page.drawText(name, { x, y: y + height / 9, font: italic, size, color: ink });
}

function drawStrokes(
  page: PDFPage,
  strokes: readonly (readonly number[])[],
  { x, y, width, height }: Box,
): void {
  const path = strokes
    .map((points) =>
      points
        .map((value, i) => (i % 2 === 0 ? `${i === 0 ? 'M' : 'L'}${value}` : ` ${value} `))
        .join(''),
    )
    .join('');
  const scale = Math.min(width / pad.width, height / pad.height);
  page.drawSvgPath(path, {
    x,
    y: y + pad.height * scale,
    scale,
    borderColor: ink,
    borderWidth: 5,
  });
}
