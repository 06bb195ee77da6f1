import type { RecordNames } from '../field-words.ts';
import type { FieldOption } from '../field.types.ts';

/** What a choice is called: by its option, or by the record that its id belongs to. */
export const optionText = (
  options: readonly FieldOption[],
  value: string,
  names: RecordNames,
): string | undefined =>
  options.find((option) => option.value === value)?.label ??
  names.get(value) ??
  (isWords(value) ? value : undefined);

/** A value that is a name itself, as of a list that once had it ("Fintech"); no id, no enum. */
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
