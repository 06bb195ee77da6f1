import { IconButton, type IconButtonProps } from '../primitives/icon-button.tsx';
import { Count } from '../primitives/count.tsx';
import classes from './top-bar.module.css';

export type CountedIconButtonProps = IconButtonProps & {
  /** Number of waiting items; 0 is not shown. Include the number in the label too. */
  count: number;
};

/** An icon button with a count of waiting items: chat, notifications. */
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
