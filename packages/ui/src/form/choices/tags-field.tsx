import { TagsInput } from '@mantine/core';
import type { FieldBase } from '../field.types.ts';
import { useField } from '../use-field.ts';

export interface TagsFieldProps extends FieldBase<string[]> {
  /** Words to offer; others can be typed. */
  suggestions?: readonly string[];
  max?: number;
}

/** Free words, each ended by Enter or a comma; pasted lists are split. */
export function TagsField(props: TagsFieldProps) {
  return (
    <TagsInput
      {...useField(props, (tags) => tags.join(', '))}
      data={[...(props.suggestions ?? [])]}
      maxTags={props.max}
      splitChars={[',', ';', '\n']}
      acceptValueOnBlur
      comboboxProps={{ shadow: 'md' }}
      value={props.value ?? []}
      onChange={props.onChange}
    />
  );
}
