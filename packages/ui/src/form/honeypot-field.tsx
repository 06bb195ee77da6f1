import { useT } from '../i18n/index.ts';
import { VisuallyHidden } from '../primitives/mantine.ts';
import { formMessages } from './messages.ts';

interface HoneypotFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field that nobody sees, hears or reaches by the keyboard: only robots fill it. */
export function HoneypotField({ name, value, onChange }: HoneypotFieldProps) {
  const t = useT(formMessages);
  return (
    <VisuallyHidden aria-hidden>
      <input
        name={name}
        aria-label={t('honeypot')}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </VisuallyHidden>
  );
}
