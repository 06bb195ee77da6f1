import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './overlap-bar.module.css';

/** Hours of a day, 0–24; a range with `to` below `from` crosses midnight. */
export type HourRange = { from: number; to: number };

export type OverlapBarProps = {
  /** Working hours of the viewer's side, on the viewer's clock. */
  home: HourRange;
  /** Working hours of the other person, converted to the viewer's clock. */
  other: HourRange;
  /** Text after the bar: `5 h with Europe`. */
  children?: ReactNode;
};

/** Splits a range into its pieces within one day. */
function pieces({ from, to }: HourRange): HourRange[] {
  const start = ((from % 24) + 24) % 24;
  const end = start + ((((to - from) % 24) + 24) % 24);
  return end <= 24
    ? [{ from: start, to: end }]
    : [
        { from: start, to: 24 },
        { from: 0, to: end - 24 },
      ];
}

function overlaps(home: HourRange, other: HourRange): HourRange[] {
  return pieces(home)
    .flatMap((a) =>
      pieces(other).map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) })),
    )
    .filter(({ from, to }) => to > from);
}

/** Returns the number of working hours that two ranges on one clock share. */
export function sharedHours(home: HourRange, other: HourRange): number {
  return overlaps(home, other).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** A day as a bar; the shared working hours are filled. */
export function OverlapBar({ home, other, children }: OverlapBarProps) {
  const t = useT(uiMessages);
  const place = ({ from, to }: HourRange) => ({
    insetInlineStart: `${(from / 24) * 100}%`,
    width: `${((to - from) / 24) * 100}%`,
  });
  const label = t('value.overlap', { hours: sharedHours(home, other) });
  return (
    <span className={classes.line}>
      <span className={classes.bar} role="img" aria-label={label}>
        {pieces(home).map((range) => (
          <span key={`own-${range.from}`} className={classes.own} style={place(range)} />
        ))}
        {overlaps(home, other).map((range) => (
          <span key={`shared-${range.from}`} className={classes.shared} style={place(range)} />
        ))}
      </span>
      {children}
    </span>
  );
}
