import type { ReactNode } from 'react';
import classes from './progress-ring.module.css';

export type ProgressRingProps = {
  /** Share of one. */
  value: number;
  /** What is measured, for screen readers. */
  label: string;
  /** Pixels; default 40. */
  size?: number;
  children?: ReactNode;
};

/** A ring that fills; it has room for a short figure inside. */
export function ProgressRing({ value, label, size = 40, children }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, value));
  const stroke = Math.max(3, Math.round(size / 12));
  const radius = (size - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: stroke };
  return (
    <span
      className={classes.ring}
      style={{ width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.28)) }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
    >
      <svg className={classes.svg} width={size} height={size} aria-hidden>
        <circle className={classes.track} {...circle} />
        <circle
          className={classes.value}
          {...circle}
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      {children}
    </span>
  );
}
