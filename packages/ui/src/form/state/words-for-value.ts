import { translate } from '../../i18n/index.ts';
import type { DescribedField, RecordNames } from '../field-words.ts';
import { formMessages } from '../messages.ts';

/** A value of a field as people read it: "Empty" for none, never an id. */
export function wordsForValue(
  { format }: DescribedField,
  value: unknown,
  names: RecordNames = new Map(),
): string {
  const isEmpty = value === undefined || value === null || value === '';
  const text = isEmpty ? '' : format(value, names);
  if (text === undefined) return translate(formMessages, 'conflict.unnamed');
  return text === '' ? translate(formMessages, 'conflict.empty') : text;
}
