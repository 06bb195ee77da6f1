import {
  concatTransformationMatrix,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** Returns the size of a page as shown, with its rotation and crop box applied. */
export function shownSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox();
  return isAcross(page) ? { width: height, height: width } : { width, height };
}

/** Returns the clockwise rotation in quarter turns. */
const turnOf = (page: PDFPage): 0 | 90 | 180 | 270 => {
  const angle = ((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360;
  return (angle % 360) as 0 | 90 | 180 | 270;
};
const isAcross = (page: PDFPage): boolean => turnOf(page) % 180 !== 0;

/** Draws in the coordinates of the page as shown, from its lower left corner. */
export async function drawAsShown(page: PDFPage, draw: () => void | Promise<void>): Promise<void> {
  const { x, y, width, height } = page.getCropBox();
  const matrix = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  } as const;
  const [a, b, c, d, e, f] = matrix[turnOf(page)];
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(a, b, c, d, e, f));
  await draw();
  page.pushOperators(popGraphicsState());
}
