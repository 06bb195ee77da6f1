import { MultiSelect, Select, TagsInput } from '@mantine/core';
import { useMemo } from 'react';
import { countryOptions, timeZoneOptions } from '../format/index.ts';
import { useT } from '../i18n/index.ts';
import type { FieldBase, FieldOption } from './field.types.ts';
import { formMessages } from './messages.ts';
import { useField } from './use-field.ts';

export interface SelectFieldProps<Value extends string> extends FieldBase<Value | null> {
  options: readonly FieldOption<Value>[];
  /** Lets the person type to narrow the list; on by itself from nine choices. */
  searchable?: boolean;
  /** A choice can be taken back; default for fields that are not required. */
  clearable?: boolean;
}

const searchFrom = 9;

/** One of some choices; null for none. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, required } = props;
  const t = useT(formMessages);
  const clearable = props.clearable ?? !required;
  return (
    <Select
      {...useField(props)}
      data={[...options]}
      searchable={props.searchable ?? options.length >= searchFrom}
      nothingFoundMessage={t('select.none')}
      clearable={clearable}
      allowDeselect={clearable}
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      comboboxProps={{ shadow: 'md' }}
      value={props.value ?? null}
      onChange={(value) => props.onChange(value as Value | null)}
    />
  );
}

export interface MultiSelectFieldProps<Value extends string> extends FieldBase<Value[]> {
  options: readonly FieldOption<Value>[];
  max?: number;
}

/** Any of some choices, shown as chips. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const t = useT(formMessages);
  return (
    <MultiSelect
      {...useField(props)}
      data={[...props.options]}
      maxValues={props.max}
      searchable
      hidePickedOptions
      nothingFoundMessage={t('select.none')}
      comboboxProps={{ shadow: 'md' }}
      value={props.value ?? []}
      onChange={(value) => props.onChange(value as Value[])}
    />
  );
}

export interface TagsFieldProps extends FieldBase<string[]> {
  /** Words to offer; others can be typed. */
  suggestions?: readonly string[];
  max?: number;
}

/** Free words, each ended by Enter or a comma; pasted lists are taken apart. */
export function TagsField(props: TagsFieldProps) {
  return (
    <TagsInput
      {...useField(props)}
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

/** A country by its ISO code, found by typing its name. */
export function CountryField(props: FieldBase<string | null>) {
  const options = useMemo(() => countryOptions(), []);
  return <SelectField searchable {...props} options={options} />;
}

/** An IANA time zone, found by typing a city, with the time it is there now. */
export function TimeZoneField(props: FieldBase<string | null>) {
  const options = useMemo(() => timeZoneOptions(), []);
  return <SelectField searchable {...props} options={options} />;
}
