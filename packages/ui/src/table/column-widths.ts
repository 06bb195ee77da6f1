/** What a column says of its width, px. */
export interface WidthRule {
  /** Its least width. */
  width: number;
  /** Takes a share of the space that is left over. */
  grow: boolean;
  /** Where a growing column stops. */
  maxWidth: number;
}

/**
 * The widths of the columns of a table, px: their least widths, and what is left over shared evenly
 * between the columns that grow until each has reached its largest width.
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
