import { useState } from 'react';
import { limits, type SavedSearch } from '@muster/contracts';
import { errorText, useUndoableMutation, usePlatform } from '@muster/kit';
import {
  Checkbox,
  IconButton,
  IconPencil,
  IconTrash,
  UnstyledButton,
  formatNumber,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { RenameSearch } from './rename-search.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearchMessages } from './messages.ts';

interface SavedSearchRowProps {
  search: SavedSearch;
  onSearch: (query: string) => void;
}

/** Saved search: run, rename, toggle the alert, remove. */
export function SavedSearchRow({ search, onSearch }: SavedSearchRowProps) {
  const t = useSavedSearchMessages();
  const { notify } = usePlatform();
  const [renaming, setRenaming] = useState(false);
  const { id, name, query, alert, problems, version } = search;
  const [update, updating] = api.useSavedSearchesUpdateMutation();
  const [create] = api.useSavedSearchesCreateMutation();
  const [remove] = api.useSavedSearchesDeleteMutation();
  const removal = useUndoableMutation({
    mutation: remove,
    message: () => t('removed', { name }),
    // Saved as new, so candidates who match by then trigger no alert.
    undo: () => create({ body: { name, query, alert } }).unwrap(),
  });

  async function rename(next: string): Promise<boolean> {
    const { error } = await update({ params: { id }, body: { version, changes: { name: next } } });
    if (error) notify({ kind: 'error', text: errorText(error) });
    else notify({ kind: 'success', text: t('renamed', { name: next }) });
    return !error;
  }

  async function turn(on: boolean) {
    const { error } = await update({ params: { id }, body: { version, changes: { alert: on } } });
    if (!error) notify({ kind: 'success', text: t(on ? 'alertOn' : 'alertOff', { name }) });
    else if ('code' in error && error.code === 'VALIDATION_FAILED')
      notify({
        kind: 'error',
        text: t('tooMany', { max: formatNumber(limits.savedSearch.people) }),
      });
    else notify({ kind: 'error', text: errorText(error) });
  }

  return (
    <div className={classes.row}>
      <div className={classes.body}>
        {renaming ? (
          <RenameSearch name={name} onSave={rename} onClose={() => setRenaming(false)} />
        ) : (
          <UnstyledButton
            className={classes.name}
            aria-label={t('run', { name })}
            onClick={() => onSearch(query)}
          >
            {name}
          </UnstyledButton>
        )}
        <code className={classes.query}>{query}</code>
        {problems.length > 0 && <span className={classes.broken}>{t('broken')}</span>}
        <Checkbox
          size="xs"
          className={classes.alert}
          label={t('alert')}
          aria-label={t('alertOf', { name })}
          checked={alert}
          disabled={updating.isLoading || (problems.length > 0 && !alert)}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.actions}>
        {!renaming && (
          <IconButton aria-label={t('rename', { name })} onClick={() => setRenaming(true)}>
            <IconPencil size={16} />
          </IconButton>
        )}
        <IconButton
          aria-label={t('remove', { name })}
          onClick={() => void removal.run({ params: { id }, body: { version } })}
        >
          <IconTrash size={16} />
        </IconButton>
      </div>
    </div>
  );
}
