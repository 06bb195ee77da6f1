import type { FieldBase } from '../field.types.ts';
import { TextField } from '../text-field.tsx';

/** A field for a web address; adds a missing `https://`. */
export function UrlField(props: FieldBase<string>) {
  function complete() {
    const typed = (props.value ?? '').trim();
    const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed);
    if (typed !== '' && !hasScheme) props.onChange(`https://${typed}`);
    props.onBlur?.();
  }
  return <TextField type="url" inputMode="url" {...props} onBlur={complete} />;
}
