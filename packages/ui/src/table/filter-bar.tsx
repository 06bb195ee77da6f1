import { UnstyledButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Drawer } from '../overlay/index.ts';
import { AddFilter } from './add-filter.tsx';
import classes from './filter-bar.module.css';
import { FilterChip } from './filter-chip.tsx';
import { RefusedFilters } from './refused-filters.tsx';
import { entriesOf, filterRecordKey, withEntry } from './filter-entry.ts';
import type { FilterDefinition, FilterOption, FilterValues } from './filter.types.ts';
import { ListSearch } from './list-search.tsx';
import { tableMessages } from './messages.ts';
import { PhoneSearch } from './phone-search.tsx';
import { phoneQuery } from './phone-query.ts';

export interface FilterBarProps {
  search?: string;
  /** Absent hides the search field. Called after a short pause in typing, or at once on Enter. */
  onSearch?: (search: string) => void;
  searchPlaceholder?: string;
  filters: readonly FilterDefinition[];
  value: FilterValues;
  onChange: (value: Record<string, string>) => void;
  /** Filters of the address that are not applied because the list does not know them. */
  refused?: FilterValues;
  onRemoveRefused?: (key: string) => void;
  /** Clears filters and search; shown while there is something to clear. */
  onClear: () => void;
}

function Chips(props: FilterBarProps) {
  const { filters, value, refused = {}, onChange, onRemoveRefused, onClear } = props;
  const t = useT(tableMessages);
  const [named, setNamed] = useState<Record<string, readonly FilterOption[]>>({});
  const entries = entriesOf(value, filters);

  function remember(filter: FilterDefinition, options: readonly FilterOption[]) {
    setNamed((known) => ({
      ...known,
      [filter.key]: [...(known[filter.key] ?? []), ...options],
    }));
  }

  return (
    <>
      {entries.map(({ entry, filter }) => (
        <FilterChip
          key={filterRecordKey(entry)}
          filter={filter}
          entry={entry}
          options={[...(filter.options ?? []), ...(named[filter.key] ?? [])]}
          onNamed={(options) => remember(filter, options)}
          onChange={(next) => onChange(withEntry(value, next, entry))}
          onRemove={() => onChange(withEntry(value, { ...entry, value: '' }))}
        />
      ))}
      <RefusedFilters filters={filters} refused={refused} onRemove={onRemoveRefused} />
      <AddFilter
        filters={filters}
        onAdd={(entry) => onChange(withEntry(value, entry))}
        onNamed={remember}
      />
      {(entries.length > 0 || Object.keys(refused).length > 0) && (
        <UnstyledButton
          className={classes.clear}
          aria-label={t('filters.clearAll')}
          onClick={onClear}
        >
          {t('filters.clear')}
        </UnstyledButton>
      )}
    </>
  );
}

function PhoneFilters(props: FilterBarProps) {
  const t = useT(tableMessages);
  const [opened, drawer] = useDisclosure(false);
  const count =
    entriesOf(props.value, props.filters).length + Object.keys(props.refused ?? {}).length;
  return (
    <>
      <UnstyledButton
        className={classes.phoneButton}
        aria-label={count > 0 ? t('filters.buttonCount', { count }) : t('filters.button')}
        onClick={drawer.open}
      >
        <IconFilter size={16} stroke={1.7} aria-hidden />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </UnstyledButton>
      <Drawer opened={opened} onClose={drawer.close} title={t('filters.region')}>
        <div className={classes.sheet}>
          <Chips {...props} />
        </div>
      </Drawer>
    </>
  );
}

/**
 * Search and filters of a list: each active filter is a chip in words, "+ Filter" adds one, "Clear"
 * removes all. The value is keyed like the API's filter grammar; the caller keeps it in the URL. On
 * a phone, chips and search each move behind a button.
 */
export function FilterBar(props: FilterBarProps) {
  const { search = '', onSearch, searchPlaceholder } = props;
  const t = useT(tableMessages);
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.bar} role="search" aria-label={t('filters.region')}>
      {isPhone && <PhoneFilters {...props} />}
      {isPhone && onSearch && (
        <PhoneSearch value={search} onChange={onSearch} placeholder={searchPlaceholder} />
      )}
      {!isPhone && onSearch && (
        <ListSearch value={search} onChange={onSearch} placeholder={searchPlaceholder} />
      )}
      {!isPhone && <Chips {...props} />}
    </div>
  );
}
