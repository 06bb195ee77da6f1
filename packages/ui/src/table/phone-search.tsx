import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import classes from './filter-bar.module.css';
import { ListSearch, type ListSearchProps } from './list-search.tsx';
import { tableMessages } from './messages.ts';

/** The search of a list on a phone: an icon while it is closed and no search is active. */
export function PhoneSearch({ value, onChange, placeholder }: ListSearchProps) {
  const t = useT(tableMessages);
  const [asked, setAsked] = useState(false);
  if (!asked && value === '')
    return (
      <UnstyledButton
        className={classes.phoneButton}
        aria-label={placeholder ?? t('filters.search')}
        onClick={() => setAsked(true)}
      >
        <IconSearch size={16} stroke={1.7} aria-hidden />
      </UnstyledButton>
    );

  function close() {
    setAsked(false);
    if (value !== '') onChange('');
  }
  return (
    <div className={classes.phoneSearch} data-searching="">
      <ListSearch value={value} onChange={onChange} placeholder={placeholder} takesFocus={asked} />
      <ActionIcon size="lg" aria-label={t('filters.closeSearch')} onClick={close}>
        <IconX size={18} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
