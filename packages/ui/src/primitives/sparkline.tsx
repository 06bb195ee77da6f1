import { useId } from 'react';
import classes from './sparkline.module.css';

export type SparklineProps = {
  /** Values at equal time steps, the latest last; fewer than two draw nothing. */
  values: readonly number[];
  /** The same in words, for screen readers. */
  label: string;
  /** Pixels; default 64 by 24. */
  width?: number;
  height?: number;
};

// Room for the stroke width and the dot at the end.
const inset = 3;

/** The recent course of a figure as a small line, with a dot at the current value. */
export function Sparkline({ values, label, width = 64, height = 24 }: SparklineProps) {
  const fade = useId();
  const points = pointsOf(values, width, height);
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  const line = points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L');
  return (
    <svg
      className={classes.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
        <stop className={classes.near} offset="0" />
        <stop className={classes.far} offset="1" />
      </linearGradient>
      <path d={`M${line} V${height} H${inset} Z`} fill={`url(#${fade})`} />
      <path className={classes.line} d={`M${line}`} />
      <circle className={classes.end} cx={round(last[0])} cy={round(last[1])} r={2} />
    </svg>
  );
}

/**
 * Returns the points, from the lowest value at the bottom to the highest at the top; if all values
 * are equal, they lie in the middle.
 */
function pointsOf(
  values: readonly number[],
  width: number,
  height: number,
): (readonly [x: number, y: number])[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = (width - 2 * inset) / Math.max(1, values.length - 1);
  return values.map((value, i) => {
    const share = span === 0 ? 0.5 : (value - low) / span;
    return [inset + i * step, height - inset - share * (height - 2 * inset)] as const;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;
