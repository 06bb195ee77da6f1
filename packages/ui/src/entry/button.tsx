import type { ButtonProps } from '@mantine/core';
import type { ButtonHTMLAttributes } from 'react';
import classes from '../theme/controls.module.css';
import { library } from './classes.ts';
import { Loader } from './loader.tsx';

type Given = Pick<ButtonProps, 'size' | 'variant' | 'loading' | 'leftSection'>;

/** The two button styles of visitor pages: primary and secondary. */
const looks = {
  filled: { '--button-color': 'var(--mantine-color-white)' },
  default: {
    '--button-bg': 'var(--mantine-color-default)',
    '--button-hover': 'var(--mantine-color-default-hover)',
    '--button-color': 'var(--mantine-color-default-color)',
    '--button-bd':
      'calc(0.0625rem * var(--mantine-scale)) solid var(--mantine-color-default-border)',
  },
};

/** A button, rendered as by the component library. */
export function Button(props: Given & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { size = 'sm', variant, loading = false, leftSection, children, ...rest } = props;
  const style = {
    '--button-height': `var(--button-height-${size})`,
    '--button-padding-x': `var(--button-padding-x-${size})`,
    '--button-fz': `var(--mantine-font-size-${size})`,
    ...looks[variant === 'default' ? 'default' : 'filled'],
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${classes.button} ${library.button}`}
      style={style as object}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      data-disabled={rest.disabled || undefined}
      data-with-left-section={leftSection ? true : undefined}
      disabled={rest.disabled || loading}
    >
      {loading && (
        <span
          className={library.buttonLoader}
          aria-hidden
          style={{ transform: 'translate(-50%, calc(-50% + 1px))' }}
        >
          <Loader color="var(--button-color)" size="calc(var(--button-height) / 1.8)" />
        </span>
      )}
      <span className={library.buttonInner}>
        {leftSection && (
          <span
            className={`${classes.buttonSection} ${library.buttonSection}`}
            data-position="left"
          >
            {leftSection}
          </span>
        )}
        <span className={library.buttonLabel} data-loading={loading || undefined}>
          {children}
        </span>
      </span>
    </button>
  );
}
