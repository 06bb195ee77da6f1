import { IconButton, type IconButtonProps } from '../primitives/icon-button.tsx';
import { Count } from '../primitives/count.tsx';
import classes from './top-bar.module.css';

export type CountedIconButtonProps = IconButtonProps & {
  /** What waits; nothing is shown for 0. Say the number in the label too. */
  count: number;
};

/** An icon button with the number of things that wait: chat, notifications. */
export function CountedIconButton({ count, ...button }: CountedIconButtonProps) {
  return (
    <span className={classes.counted}>
      <IconButton {...button} />
      {count > 0 && (
        <span className={classes.number} aria-hidden>
          <Count value={count} kind="alert" />
        </span>
      )}
    </span>
  );
}
