import { Skeleton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense, type ReactNode } from 'react';
import type { BarsChartProps, TrendChartProps } from './chart.types.ts';
import classes from './charts.module.css';

// The chart library is larger than a page, so it loads with the first chart.
const TrendSurface = lazy(async () => {
  const { TrendSurface: component } = await import('./chart-surfaces.tsx');
  return { default: component };
});
const BarsSurface = lazy(async () => {
  const { BarsSurface: component } = await import('./chart-surfaces.tsx');
  return { default: component };
});

const trendHeight = 240;
const barHeight = 34;
const barsFoot = 40;

/**
 * How a figure went, with a line for the present period and a dashed one for that before. Readable
 * without colour; a table beside it says the same.
 */
export function TrendChart(props: TrendChartProps) {
  return (
    <Frame label={props.label} height={trendHeight}>
      <TrendSurface {...props} height={trendHeight} />
    </Frame>
  );
}

/** Groups beside each other, one bar each, the longest names whole. */
export function BarsChart(props: BarsChartProps) {
  const height = props.bars.length * barHeight + barsFoot;
  return (
    <Frame label={props.label} height={height}>
      <BarsSurface {...props} height={height} />
    </Frame>
  );
}

/**
 * The frame of a chart, with the same height before and after drawing; drawn once it has a width.
 */
function Frame({
  label,
  height,
  children,
}: {
  label: string;
  height: number;
  children: ReactNode;
}) {
  const { ref, width } = useElementSize();
  const waiting = <Skeleton height={height} />;
  return (
    <div ref={ref} className={classes.chart} role="img" aria-label={label}>
      {width > 0 ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
