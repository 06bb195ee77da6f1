import { FocusTrap, TextInput, UnstyledButton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { Popover } from '../floating/popover.tsx';
import { useT } from '../i18n/index.ts';
import { AwaitedEditor } from './awaited-editor.tsx';
import classes from './filter-bar.module.css';
import type { FilterEntry } from './filter-entry.ts';
import type { FilterDefinition, FilterOption } from './filter.types.ts';
import { tableMessages } from './messages.ts';
import { preloadFilterEditor, useFilterEditor } from './use-filter-editor.ts';

interface AddFilterProps {
  filters: readonly FilterDefinition[];
  onAdd: (entry: FilterEntry) => void;
  onNamed: (filter: FilterDefinition, options: readonly FilterOption[]) => void;
}

/** Longer menus get a search field. */
const searchFrom = 8;

function FilterList(props: {
  filters: readonly FilterDefinition[];
  onPick: (filter: FilterDefinition) => void;
}) {
  const t = useT(tableMessages);
  const [query, setQuery] = useState('');
  const text = query.trim().toLocaleLowerCase();
  const found = props.filters.filter((item) => item.label.toLocaleLowerCase().includes(text));
  return (
    <div className={classes.editor}>
      {props.filters.length > searchFrom && (
        <TextInput
          aria-label={t('filters.find')}
          placeholder={t('filters.find')}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          data-autofocus
        />
      )}
      <ul className={classes.filterList} aria-label={t('filters.addTitle')}>
        {found.map((filter) => (
          <li key={filter.key}>
            <UnstyledButton className={classes.filterItem} onClick={() => props.onPick(filter)}>
              {filter.label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <span className={classes.none}>{t('filters.none')}</span>}
    </div>
  );
}

/** "+ Filter": first the choice of a filter, then its editor, in the same place. */
export function AddFilter({ filters, onAdd, onNamed }: AddFilterProps) {
  const t = useT(tableMessages);
  const [opened, setOpened] = useState(false);
  const [filter, setFilter] = useState<FilterDefinition>();

  // Loaded with the list, so that it is ready when the user chooses.
  const { Editor, failed, tryAgain } = useFilterEditor(opened);

  function change(next: boolean) {
    setOpened(next);
    setFilter(undefined);
  }

  return (
    <Popover opened={opened} onChange={change} position="bottom-start" returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={classes.add}
          aria-label={t('filters.addTitle')}
          onClick={() => change(!opened)}
          onPointerEnter={preloadFilterEditor}
          onFocus={preloadFilterEditor}
        >
          <IconPlus size={14} stroke={1.7} />
          {t('filters.add')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {/* The key lets the trap look again when the list gives way to the form; the dropdown, which
            knows where the focus was, stays. */}
        <FocusTrap key={filter ? `${filter.key} ${Boolean(Editor)}` : 'list'}>
          <div>
            {!filter && <FilterList filters={filters} onPick={setFilter} />}
            {filter && !Editor && <AwaitedEditor failed={failed} onTryAgain={tryAgain} />}
            {filter && Editor && (
              <Editor
                filter={filter}
                entry={undefined}
                onNamed={(options) => onNamed(filter, options)}
                onCancel={() => setFilter(undefined)}
                onApply={(entry) => {
                  change(false);
                  onAdd(entry);
                }}
              />
            )}
          </div>
        </FocusTrap>
      </Popover.Dropdown>
    </Popover>
  );
}
