import { UnstyledButton } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconX } from './icons.ts';
import classes from './chip.module.css';

export type ChipProps = {
  children: string;
  /** Adds a button that removes the chip. */
  onRemove?: () => void;
};

/** A quiet label without a state: a skill, a pool, a kind of contract. */
export function Chip({ children, onRemove }: ChipProps) {
  const t = useT(uiMessages);
  return (
    <span className={classes.chip} data-list-item={onRemove && true}>
      <span className={classes.text}>{children}</span>
      {onRemove && (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('action.remove', { label: children })}
          onClick={onRemove}
        >
          <IconX size={12} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
