import { BarChart, CompositeChart } from '@mantine/charts';
import type { BarsChartProps, TrendChartProps } from './chart.types.ts';

const colour = 'var(--m-accent)';
const quiet = 'var(--m-text-3)';
// Screen readers treat the chart as one image; its parts take no focus.
const drawing = { accessibilityLayer: false } as const;

/** Two lines over time: the present period solid, the earlier one dashed. */
export function TrendSurface({
  points,
  names,
  format,
  height,
}: TrendChartProps & { height: number }) {
  return (
    <CompositeChart
      h={height}
      data={points.map((point) => ({ ...point }))}
      dataKey="label"
      series={[
        { name: 'before', label: names.before, color: quiet, type: 'line', strokeDasharray: '5 5' },
        { name: 'value', label: names.value, color: colour, type: 'line' },
      ]}
      curveType="linear"
      connectNulls={false}
      withLegend
      legendProps={{ verticalAlign: 'bottom' }}
      valueFormatter={format}
      yAxisProps={{ width: 64 }}
      composedChartProps={drawing}
      lineProps={{ isAnimationActive: false }}
    />
  );
}

/** Horizontal bars, so that names are easy to read. */
export function BarsSurface({ bars, name, format, height }: BarsChartProps & { height: number }) {
  return (
    <BarChart
      h={height}
      data={bars.map((bar) => ({ ...bar }))}
      dataKey="label"
      orientation="vertical"
      series={[{ name: 'value', label: name, color: colour }]}
      gridAxis="x"
      maxBarWidth={18}
      valueFormatter={format}
      yAxisProps={{ width: 132 }}
      barChartProps={drawing}
      barProps={{ isAnimationActive: false }}
    />
  );
}
