import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../theme/inputs.module.css';
import { library } from './classes.ts';

type Worded = 'label' | 'description' | 'error' | 'required' | 'className';

interface InputFrameProps extends Pick<InputWrapperProps, Worded> {
  id: string;
  disabled?: boolean | undefined;
  /** Content at the right end of the control. */
  section?: ReactNode;
  children: ReactNode;
}

const noteSize = 'calc(var(--mantine-font-size-sm) - calc(0.125rem * var(--mantine-scale)))';

/** Spacing of a control; adds room below it if something follows. */
const measuresOf = (isFollowed: boolean, hasSection: boolean) =>
  ({
    '--input-height': 'var(--input-height-sm)',
    '--input-fz': 'var(--mantine-font-size-sm)',
    ...(isFollowed && { '--input-margin-bottom': 'calc(var(--mantine-spacing-xs) / 2)' }),
    ...(hasSection && { '--input-right-section-pointer-events': 'none' }),
  }) as object;

/** Label, control, error, help: the parts around whatever is filled in, tied to it by its id. */
export function InputFrame(props: InputFrameProps) {
  const { id, label, description, error, required, disabled } = props;
  const { className = '', section, children } = props;
  const failed = error ? true : undefined;
  return (
    <div className={`${library.wrapper} ${className}`} data-size="sm" data-error={failed}>
      {label && (
        <label
          className={`${classes.label} ${library.label}`}
          data-size="sm"
          data-required={required || undefined}
          htmlFor={id}
          id={`${id}-label`}
          style={{ '--input-label-size': 'var(--mantine-font-size-sm)' } as object}
        >
          {label}
          {required && (
            <span className={`${classes.required} ${library.required}`} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
      )}
      <div
        className={`${classes.wrapper} ${library.inputWrapper}`}
        data-variant="default"
        data-size="sm"
        data-with-right-section={section ? true : undefined}
        data-error={failed}
        data-disabled={disabled || undefined}
        style={measuresOf(Boolean(error || description), Boolean(section))}
      >
        {children}
        {section && (
          <div data-position="right" className={`${classes.section} ${library.section}`}>
            {section}
          </div>
        )}
      </div>
      {error && (
        <p
          className={`${classes.error} ${library.error}`}
          data-size="sm"
          id={`${id}-error`}
          style={{ '--input-error-size': noteSize } as object}
        >
          {error}
        </p>
      )}
      {description && (
        <p
          className={`${classes.description} ${library.description}`}
          data-size="sm"
          id={`${id}-description`}
          style={{ '--input-description-size': noteSize } as object}
        >
          {description}
        </p>
      )}
    </div>
  );
}

interface Told {
  id: string;
  error?: ReactNode;
  description?: ReactNode;
}

/** Returns the control's attributes for its error and help. */
export function controlProps({ id, error, description }: Told) {
  const told = [error && `${id}-error`, description && `${id}-description`].filter(Boolean);
  return {
    id,
    className: `${classes.input} ${library.input}`,
    'data-variant': 'default',
    'data-error': error ? true : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': told.join(' ') || undefined,
  } as const;
}
