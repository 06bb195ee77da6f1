import { useT } from '../i18n/index.ts';
import classes from './honeypot-field.module.css';
import { formMessages } from './messages.ts';

interface HoneypotFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Renders a field that people cannot see, hear or reach by keyboard: only robots fill it in. */
export function HoneypotField({ name, value, onChange }: HoneypotFieldProps) {
  const t = useT(formMessages);
  return (
    <div className={classes.honeypot} aria-hidden>
      <input
        name={name}
        aria-label={t('honeypot')}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
