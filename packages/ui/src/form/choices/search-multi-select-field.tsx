import { Loader, MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { useField } from '../use-field.ts';
import { optionsText } from './option-text.ts';
import { useFoundOptions } from './use-found-options.ts';

export interface SearchMultiSelectFieldProps extends FieldBase<string[]> {
  /** Searches for options; debounced while typing, and called once with `''` on opening. */
  search: (query: string) => Promise<readonly FieldOption[]>;
  /** Names of the present values, which no search has found yet. */
  valueOptions?: readonly FieldOption[];
  max?: number;
}

/** Any of many records, looked up while typing and shown as chips. */
export function SearchMultiSelectField(props: SearchMultiSelectFieldProps) {
  const { search, valueOptions = [], max, onChange } = props;
  const t = useT(formMessages);
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<readonly FieldOption[]>([]);
  const { options, loading, none } = useFoundOptions({ search, opened, query });
  const value = props.value ?? [];
  const known = [...options, ...picked, ...valueOptions];
  const chosen = value.flatMap((id) => known.find((option) => option.value === id) ?? []);
  const data = [
    ...new Map([...options, ...chosen].map((option) => [option.value, option])).values(),
  ];
  return (
    <MultiSelect
      {...useField(props, (values, names) => optionsText(known, values, names))}
      data={data}
      maxValues={max}
      searchable
      hidePickedOptions
      filter={({ options: unfiltered }) => unfiltered}
      searchValue={query}
      onSearchChange={setQuery}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      rightSection={loading ? <Loader size={14} /> : undefined}
      nothingFoundMessage={t(none)}
      comboboxProps={{ shadow: 'md' }}
      value={value}
      onChange={(next) => {
        setPicked(known.filter((option) => next.includes(option.value)));
        onChange(next);
      }}
    />
  );
}
