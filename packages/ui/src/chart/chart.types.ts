/** A time step with its value, and the same step of the earlier period. */
export interface TrendPoint {
  readonly label: string;
  readonly value: number | null;
  readonly before: number | null;
}

/** A group with its value. */
export interface BarPoint {
  readonly label: string;
  readonly value: number | null;
}

interface ChartBase {
  /** Describes the chart in words; a table beside it has the numbers. */
  readonly label: string;
  /** Formats a value. */
  readonly format: (value: number) => string;
}

export interface TrendChartProps extends ChartBase {
  readonly points: readonly TrendPoint[];
  /** Names of the two lines. */
  readonly names: { readonly value: string; readonly before: string };
}

export interface BarsChartProps extends ChartBase {
  readonly bars: readonly BarPoint[];
  /** What the bars measure. */
  readonly name: string;
}
