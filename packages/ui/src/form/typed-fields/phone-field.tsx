import { useT } from '../../i18n/index.ts';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { TextField } from '../text-field.tsx';

/** A field for a phone number, kept as typed; a hint asks for the country code. */
export function PhoneField(props: FieldBase<string>) {
  const t = useT(formMessages);
  return <TextField type="tel" inputMode="tel" help={t('phone.help')} {...props} />;
}
