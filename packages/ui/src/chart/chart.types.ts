/** A step of time with a figure, and the same step of the period before. */
export interface TrendPoint {
  readonly label: string;
  readonly value: number | null;
  readonly before: number | null;
}

/** A group with its figure. */
export interface BarPoint {
  readonly label: string;
  readonly value: number | null;
}

interface ChartBase {
  /** What the chart says, in words: a table beside it has the numbers. */
  readonly label: string;
  /** How a value reads. */
  readonly format: (value: number) => string;
}

export interface TrendChartProps extends ChartBase {
  readonly points: readonly TrendPoint[];
  /** What the two lines are called. */
  readonly names: { readonly value: string; readonly before: string };
}

export interface BarsChartProps extends ChartBase {
  readonly bars: readonly BarPoint[];
  /** What the bars measure. */
  readonly name: string;
}
