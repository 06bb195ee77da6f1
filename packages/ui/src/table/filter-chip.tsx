import { FocusTrap, UnstyledButton } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { Popover } from '../floating/popover.tsx';
import { useT } from '../i18n/index.ts';
import { AwaitedEditor } from './awaited-editor.tsx';
import classes from './filter-bar.module.css';
import type { FilterEntry } from './filter-entry.ts';
import type { FilterDefinition, FilterOption } from './filter.types.ts';
import { tableMessages } from './messages.ts';
import { preloadFilterEditor, useFilterEditor } from './use-filter-editor.ts';
import { useFilterText } from './use-filter-text.ts';

interface FilterChipProps {
  filter: FilterDefinition;
  entry: FilterEntry;
  /** All names known for the filter's values. */
  options: readonly FilterOption[];
  onChange: (entry: FilterEntry) => void;
  onRemove: () => void;
  onNamed: (options: readonly FilterOption[]) => void;
}

/** An active filter in words: "English at least **B2** ×". A click on the words changes it. */
export function FilterChip(props: FilterChipProps) {
  const { filter, entry, options, onChange, onRemove, onNamed } = props;
  const t = useT(tableMessages);
  const { operatorText, valueText } = useFilterText();
  const [opened, setOpened] = useState(false);
  const { Editor, failed, tryAgain } = useFilterEditor(opened);
  const operator = operatorText(entry.operator, filter.kind);
  const value = valueText(filter, entry, options);
  const sentence = `${filter.label} ${operator} ${value}`;

  return (
    <span className={classes.chip}>
      <Popover opened={opened} onChange={setOpened} position="bottom-start" returnFocus>
        <Popover.Target>
          <UnstyledButton
            className={classes.chipText}
            aria-label={t('filters.edit', { filter: sentence })}
            onClick={() => setOpened(!opened)}
            onPointerEnter={preloadFilterEditor}
            onFocus={preloadFilterEditor}
          >
            {filter.label} {operator} <b>{value}</b>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          {/* The key lets the trap look again once the form is there; the dropdown, which knows
              where the focus was, stays. */}
          <FocusTrap key={Editor ? 'editor' : 'awaited'}>
            <div>
              {Editor ? (
                <Editor
                  filter={filter}
                  entry={entry}
                  onNamed={onNamed}
                  onCancel={() => setOpened(false)}
                  onApply={(next) => {
                    setOpened(false);
                    onChange(next);
                  }}
                />
              ) : (
                <AwaitedEditor failed={failed} onTryAgain={tryAgain} />
              )}
            </div>
          </FocusTrap>
        </Popover.Dropdown>
      </Popover>
      <UnstyledButton
        className={classes.chipRemove}
        aria-label={t('filters.remove', { filter: sentence })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={1.7} />
      </UnstyledButton>
    </span>
  );
}
