import type { FieldBase } from '../field.types.ts';
import { TextField } from '../text-field.tsx';

/** A web address; `https://` is put before it where it was left out. */
export function UrlField(props: FieldBase<string>) {
  function complete() {
    const typed = (props.value ?? '').trim();
    const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(typed);
    if (typed !== '' && !hasScheme) props.onChange(`https://${typed}`);
    props.onBlur?.();
  }
  return <TextField type="url" inputMode="url" {...props} onBlur={complete} />;
}
