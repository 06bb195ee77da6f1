import type { RecordNames } from '../field-words.ts';
import type { FieldOption } from '../field.types.ts';

/** Returns the label of a choice: from its option, or from the record of its id. */
export const optionText = (
  options: readonly FieldOption[],
  value: string,
  names: RecordNames,
): string | undefined =>
  options.find((option) => option.value === value)?.label ??
  names.get(value) ??
  (isWords(value) ? value : undefined);

/** Whether a value is itself a name, as of a former list ("Fintech"), and no id or enum. */
const isWords = (value: string): boolean => /^\p{Lu}/u.test(value);

/** Several choices in a row; those without a name are left out unless none has one. */
export function optionsText(
  options: readonly FieldOption[],
  values: readonly string[],
  names: RecordNames,
): string | undefined {
  if (values.length === 0) return '';
  const texts = values.flatMap((value) => optionText(options, value, names) ?? []);
  return texts.length > 0 ? texts.join(', ') : undefined;
}
