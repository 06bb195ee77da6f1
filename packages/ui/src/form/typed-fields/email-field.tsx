import type { FieldBase } from '../field.types.ts';
import { TextField } from '../text-field.tsx';

/** A mail address, with the keyboard for it on a phone. */
export function EmailField(props: FieldBase<string>) {
  return <TextField type="email" inputMode="email" {...props} />;
}
