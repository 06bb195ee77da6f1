import type { CvLine, CvProposal, ExtractionReview } from '@muster/contracts';

type Source = CvProposal['source'];

/** Returns the lines that a proposal was read from. */
export const linesOf = (lines: readonly CvLine[], { from, to }: Source): CvLine[] =>
  lines.filter(({ number }) => number >= from && number <= to);

/** Returns the positions of these lines, for highlighting on the pages. */
export const boxesOf = (lines: readonly CvLine[], source: Source) =>
  linesOf(lines, source).map(({ page, x, y, width, size }) => ({
    page,
    x: x - 2,
    y: y - 2,
    width: width + 4,
    height: size + 4,
  }));

/** Returns the proposal that a line belongs to; if several quote it, the narrowest. */
export function proposalAt(proposals: readonly CvProposal[], line: number): CvProposal | null {
  const found = proposals
    .filter(({ source }) => source.from <= line && line <= source.to)
    .toSorted((a, b) => a.source.to - a.source.from - (b.source.to - b.source.from));
  return found[0] ?? null;
}

/** Returns the line at a point of a page, in page points. */
export function lineAt(
  { document }: Pick<ExtractionReview, 'document'>,
  page: number,
  { x, y }: { x: number; y: number },
): CvLine | null {
  return (
    document?.lines.find(
      (line) =>
        line.page === page &&
        y >= line.y - 2 &&
        y <= line.y + line.size + 4 &&
        x >= line.x - 4 &&
        x <= line.x + line.width + 4,
    ) ?? null
  );
}
