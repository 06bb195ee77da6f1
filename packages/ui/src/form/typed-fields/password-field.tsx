import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import classes from '../fields.module.css';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { passwordLevel, type PasswordLevel } from './password-strength.ts';
import { useField } from '../use-field.ts';

export interface PasswordFieldProps extends FieldBase<string> {
  /** Minimum length of a new password; shows the strength meter. Never set at sign-in. */
  minLength?: number;
}

const segments: Record<PasswordLevel, number> = { weak: 1, fair: 2, good: 3, strong: 4 };

function StrengthMeter({ password, minLength }: { password: string; minLength: number }) {
  const t = useT(formMessages);
  const missing = minLength - [...password].length;
  const level = passwordLevel(password, minLength);
  return (
    <div className={classes.meter} data-level={level}>
      <span className={classes.meterBar} aria-hidden>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-on={step <= segments[level] || undefined} />
        ))}
      </span>
      <span role="status">
        {missing > 0
          ? t('password.short', { count: missing })
          : t('password.strength', { text: t(`password.levels.${level}`) })}
      </span>
    </div>
  );
}

/**
 * A password field with a show/hide button; with `minLength`, it shows a strength meter while
 * typing.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { minLength, value } = props;
  const t = useT(formMessages);
  const [visible, setVisible] = useState(false);
  const { className, ...field } = useField(
    {
      ...props,
      autoComplete:
        props.autoComplete ?? (minLength === undefined ? 'current-password' : 'new-password'),
    },
    // The password is never shown as text elsewhere.
    () => undefined,
  );
  return (
    <div className={className}>
      <PasswordInput
        {...field}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(visible ? 'password.hide' : 'password.show'),
        }}
        value={value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {minLength !== undefined && value ? (
        <StrengthMeter password={value} minLength={minLength} />
      ) : null}
    </div>
  );
}
