import { useT } from '../../i18n/index.ts';
import type { FieldBase } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { TextField } from '../text-field.tsx';

/** A phone number, kept as it is typed; a hint asks for the country code. */
export function PhoneField(props: FieldBase<string>) {
  const t = useT(formMessages);
  return <TextField type="tel" inputMode="tel" help={t('phone.help')} {...props} />;
}
