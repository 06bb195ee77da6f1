import type { ActionIconProps } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';
import classes from '../theme/controls.module.css';
import { library } from './classes.ts';

/** An icon-only button, rendered as by the component library. */
export function ActionIcon(
  props: Pick<ActionIconProps, 'size'> & ButtonHTMLAttributes<HTMLButtonElement>,
) {
  const { size = 'md', children, ...rest } = props;
  const style = {
    '--ai-size': `var(--ai-size-${size})`,
    '--ai-bg': 'transparent',
    '--ai-hover': 'var(--mantine-color-gray-light-hover)',
    '--ai-color': 'var(--mantine-color-gray-light-color)',
    '--ai-bd': 'calc(0.0625rem * var(--mantine-scale)) solid transparent',
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.iconButton} ${library.iconButton}`}
      style={style as object}
      data-variant="subtle"
      data-size={size}
    >
      <span className={library.icon}>{children}</span>
    </button>
  );
}
