/** Width settings of a column, px. */
export interface WidthRule {
  /** Its minimum width. */
  width: number;
  /** Whether it takes a share of the remaining space. */
  grow: boolean;
  /** Maximum width of a growing column. */
  maxWidth: number;
}

/**
 * Returns the column widths of a table in px: the minimum widths, plus the remaining space shared
 * evenly between the growing columns until each has reached its maximum width.
 */
export function shareWidths(rules: readonly WidthRule[], available: number): number[] {
  const widths = rules.map(({ width }) => width);
  let spare = available - widths.reduce((sum, width) => sum + width, 0);
  let growing = rules.flatMap(({ grow }, index) => (grow ? [index] : []));
  while (spare >= 1 && growing.length > 0) {
    const share = spare / growing.length;
    for (const index of growing) {
      const { maxWidth } = rules[index] ?? { maxWidth: 0 };
      const taken = Math.min(share, maxWidth - (widths[index] ?? 0));
      widths[index] = (widths[index] ?? 0) + taken;
      spare -= taken;
    }
    growing = growing.filter((index) => (widths[index] ?? 0) < (rules[index]?.maxWidth ?? 0));
  }
  return widths;
}
