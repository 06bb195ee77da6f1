import { Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import { tableMessages } from './messages.ts';
import { listSearchAttribute } from './use-list-keyboard.ts';

const debounce = 250;

export interface ListSearchProps {
  value: string;
  onChange: (value: string) => void;
  placeholder: string | undefined;
  /** Takes the focus when mounted, because the user asked for it. */
  takesFocus?: boolean;
}

/** The search of one list: `/` focuses it, Enter searches at once, Esc clears it. */
export function ListSearch({ value, onChange, placeholder, takesFocus }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const t = useT(tableMessages);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const searchSoon = useDebouncedCallback(onChange, debounce);

  // The address changed (a saved view, Back): the typed text follows it.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  useEffect(() => () => searchSoon.cancel(), [searchSoon]);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function search(next: string) {
    searchSoon.cancel();
    setText(next);
    if (next !== value) onChange(next);
  }

  return (
    <TextInput
      ref={field}
      className={classes.search}
      type="search"
      size="xs"
      aria-label={placeholder ?? t('filters.search')}
      placeholder={placeholder ?? t('filters.search')}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSection={text === '' ? <Kbd className={classes.slash}>/</Kbd> : undefined}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          search('');
        }
      }}
      {...{ [listSearchAttribute]: '' }}
    />
  );
}
