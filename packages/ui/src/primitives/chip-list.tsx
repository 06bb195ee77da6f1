import { VisuallyHidden } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { Chip } from './chip.tsx';
import { ValueTooltip } from './value-tooltip.tsx';
import classes from './chip.module.css';

export type ChipListProps = {
  items: readonly string[];
  /** Maximum number of chips shown before the rest is counted; default all. */
  max?: number;
  /** For table cells: the chips never wrap. */
  oneLine?: boolean;
};

/** Chips in a row; the rest as `+9`, with their names on hover and for screen readers. */
export function ChipList({ items, max = items.length, oneLine = false }: ChipListProps) {
  const t = useT(uiMessages);
  const rest = items.slice(max);
  return (
    <span className={`${classes.list} ${oneLine ? classes.oneLine : ''}`}>
      {items.slice(0, max).map((item) => (
        <Chip key={item}>{item}</Chip>
      ))}
      {rest.length > 0 && (
        <ValueTooltip label={() => rest.join(', ')}>
          <span className={classes.more}>
            <span aria-hidden>+{rest.length}</span>
            <VisuallyHidden>{t('value.more', { count: rest.length })}</VisuallyHidden>
          </span>
        </ValueTooltip>
      )}
    </span>
  );
}
