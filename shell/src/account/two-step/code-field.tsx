import { TextField, type BoundField } from '@muster/ui';
import { useTwoStepMessages } from './use-two-step-messages.ts';

type CodeFieldProps = BoundField<string> & { help?: string; autoFocus?: boolean };

/** Six digits from the authenticator app; phones can autofill them. */
export function CodeField(props: CodeFieldProps) {
  const t = useTwoStepMessages();
  return (
    <TextField
      label={t('code')}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      {...props}
    />
  );
}
