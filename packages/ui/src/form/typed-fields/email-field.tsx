import type { FieldBase } from '../field.types.ts';
import { TextField } from '../text-field.tsx';

/** A field for an e-mail address, with the matching keyboard on a phone. */
export function EmailField(props: FieldBase<string>) {
  return <TextField type="email" inputMode="email" {...props} />;
}
