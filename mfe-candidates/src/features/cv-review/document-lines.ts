import type { CvLine, CvProposal, ExtractionReview } from '@muster/contracts';

type Source = CvProposal['source'];

/** The lines that a proposal was read from. */
export const linesOf = (lines: readonly CvLine[], { from, to }: Source): CvLine[] =>
  lines.filter(({ number }) => number >= from && number <= to);

/** Where these lines stand, for pointing at them on the pages. */
export const boxesOf = (lines: readonly CvLine[], source: Source) =>
  linesOf(lines, source).map(({ page, x, y, width, size }) => ({
    page,
    x: x - 2,
    y: y - 2,
    width: width + 4,
    height: size + 4,
  }));

/** The proposal that a line belongs to; the narrowest where several quote it. */
export function proposalAt(proposals: readonly CvProposal[], line: number): CvProposal | null {
  const found = proposals
    .filter(({ source }) => source.from <= line && line <= source.to)
    .toSorted((a, b) => a.source.to - a.source.from - (b.source.to - b.source.from));
  return found[0] ?? null;
}

/** The line under a point of a page, in points of the page. */
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
