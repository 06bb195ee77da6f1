import { VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Chip } from './chip.tsx';
import { ValueTooltip } from './value-tooltip.tsx';
import classes from './chip.module.css';

export type FittingChipsProps = {
  items: readonly string[];
  /** Total number of items, if only the first are given. */
  total?: number;
};

/** Gap between two chips in px, as in the style sheet. */
const gap = 5;
/** Width for `+12`, px. */
const counterWidth = 26;

/** Returns how many chips fit in a line together with the number of the rest, at least one. */
function countFitting(line: HTMLElement, total: number): number {
  const widths = [...line.querySelectorAll<HTMLElement>('[data-chip]')].map(
    ({ offsetWidth }) => offsetWidth,
  );
  // Not laid out, for example inside a hidden element: there is nothing to measure.
  if (line.clientWidth === 0) return widths.length;
  let used = 0;
  const beyond = widths.findIndex((width, index) => {
    used += width + (index > 0 ? gap : 0);
    const isLast = index === total - 1;
    return used + (isLast ? 0 : gap + counterWidth) > line.clientWidth;
  });
  return beyond === -1 ? widths.length : Math.max(1, beyond);
}

/** As many chips as fit in one line, and the number of the others; for table cells. */
export function FittingChips({ items, total = items.length }: FittingChipsProps) {
  const t = useT(uiMessages);
  const line = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(items.length);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const measure = () => setFitting(countFitting(element, total));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [items, total]);
  const rest = total - Math.min(fitting, items.length);
  const more = (
    <span className={classes.more}>
      <span aria-hidden>+{rest}</span>
      <VisuallyHidden>{t('value.more', { count: rest })}</VisuallyHidden>
    </span>
  );
  return (
    <span ref={line} className={classes.fitting}>
      {items.map((item, index) => (
        <span key={item} className={index < fitting ? classes.fits : classes.beyond} data-chip="">
          <Chip>{item}</Chip>
        </span>
      ))}
      {rest > 0 &&
        (fitting < items.length ? (
          <ValueTooltip label={() => items.slice(fitting).join(', ')}>{more}</ValueTooltip>
        ) : (
          more
        ))}
    </span>
  );
}
