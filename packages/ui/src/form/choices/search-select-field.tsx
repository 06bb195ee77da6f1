import { Loader, Select } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import type { FieldBase, FieldOption } from '../field.types.ts';
import { formMessages } from '../messages.ts';
import { optionText } from './option-text.ts';
import { useField } from '../use-field.ts';
import { useFoundOptions } from './use-found-options.ts';

export interface SearchSelectFieldProps<Option extends FieldOption = FieldOption> extends Omit<
  FieldBase<string | null>,
  'onChange'
> {
  /** Searches for options; debounced while typing, and called once with `''` on opening. */
  search: (query: string) => Promise<readonly Option[]>;
  /** Name of the present value, which no search has found yet. */
  valueOption?: Option | null | undefined;
  /** Called with the id and, if known, the whole option. */
  onChange(value: string | null, option?: Option): void;
  /** Adds "Add “text”" below the options; returns the new option, or nothing if that failed. */
  onCreate?: ((text: string) => Option | Promise<Option | undefined>) | undefined;
}

const isOption = <Option,>(option: Option | null | undefined): option is Option =>
  option !== undefined && option !== null;

const createValue = '__create__';

/** One record out of many, looked up while typing (a company, a person, a skill). */
export function SearchSelectField<Option extends FieldOption>(
  props: SearchSelectFieldProps<Option>,
) {
  const { search, valueOption, onCreate, value } = props;
  const t = useT(formMessages);
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<Option>();

  const current = [picked, valueOption].find((option) => option?.value === value);
  const found = useFoundOptions({ search, opened, query, shownName: current?.label });
  const options = [...found.options];
  if (current && !options.some((option) => option.value === current.value)) options.push(current);
  const typed = query.trim();
  const isKnown = options.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const data: FieldOption[] =
    onCreate && typed !== '' && !isKnown
      ? [...options, { value: createValue, label: t('select.create', { text: typed }) }]
      : options;

  async function choose(next: string | null) {
    const option =
      next === createValue && onCreate
        ? await onCreate(typed)
        : options.find((candidate) => candidate.value === next);
    if (next !== null && !option) return;
    // The search text is cleared; the field shows the name of its new value.
    if (option?.value !== value) setQuery('');
    setPicked(option);
    props.onChange(option?.value ?? null, option);
  }

  return (
    <Select
      {...useField({ ...props, onChange: () => undefined }, (id, names) =>
        optionText([...options, ...[picked, valueOption].filter(isOption)], id, names),
      )}
      data={data}
      searchable
      clearable={!props.required}
      clearButtonProps={{ 'aria-label': t('select.clear') }}
      filter={({ options: unfiltered }) => unfiltered}
      searchValue={query}
      onSearchChange={setQuery}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      rightSection={found.loading ? <Loader size={14} /> : undefined}
      nothingFoundMessage={t(found.none)}
      comboboxProps={{ shadow: 'md' }}
      value={value ?? null}
      onChange={(next) => void choose(next)}
    />
  );
}
