import { Checkbox, Loader, Radio, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import { splitValue } from './filter-entry.ts';
import type { FilterDefinition, FilterOption } from './filter.types.ts';
import { tableMessages } from './messages.ts';
import { useFilterOptions } from './use-filter-options.ts';

/** Longer lists, and those that are loaded on request, get a search field. */
const searchFrom = 8;

interface FilterChoiceProps {
  filter: FilterDefinition;
  value: string;
  onChange: (value: string) => void;
  /** Reports names that the filter itself does not have, so that chips can show them. */
  onNamed: (options: readonly FilterOption[]) => void;
}

/** The choices of a `single` or `multi` filter as radios or checkboxes. */
export function FilterChoice({ filter, value, onChange, onNamed }: FilterChoiceProps) {
  const t = useT(tableMessages);
  const [query, setQuery] = useState('');
  const { options, loading, failed } = useFilterOptions(filter, query);
  const chosen = splitValue(value);
  const isMulti = filter.kind === 'multi';
  const hasSearch = filter.loadOptions !== undefined || (filter.options?.length ?? 0) > searchFrom;

  function choose(option: FilterOption, checked: boolean) {
    onNamed([option]);
    if (!isMulti) onChange(option.value);
    else if (checked) onChange([...chosen, option.value].join(','));
    else onChange(chosen.filter((other) => other !== option.value).join(','));
  }

  return (
    <>
      {hasSearch && (
        <TextInput
          aria-label={t('filters.findOption')}
          placeholder={t('filters.findOption')}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          rightSection={loading ? <Loader size={14} /> : undefined}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <div
        className={classes.options}
        role={isMulti ? 'group' : 'radiogroup'}
        aria-label={filter.label}
      >
        {options.map((option) => {
          const checked = chosen.includes(option.value);
          return isMulti ? (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={checked}
              onChange={(event) => choose(option, event.currentTarget.checked)}
            />
          ) : (
            <Radio
              key={option.value}
              name={`filter-${filter.key}`}
              label={option.label}
              checked={checked}
              onChange={() => choose(option, true)}
            />
          );
        })}
        {!loading && options.length === 0 && (
          <span className={classes.none}>
            {t(failed ? 'filters.failedOption' : 'filters.noOption')}
          </span>
        )}
      </div>
    </>
  );
}
