import { useState, type FormEvent } from 'react';
import { limits } from '@muster/contracts';
import { Button, TextField } from '@muster/ui';
import { useSavedSearchMessages } from './messages.ts';
import classes from './saved-searches.module.css';

interface RenameSearchProps {
  name: string;
  /** Resolves to whether the name was saved. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Inline field for a saved search's name. */
export function RenameSearch({ name, onSave, onClose }: RenameSearchProps) {
  const t = useSavedSearchMessages();
  const [value, setValue] = useState(name);
  const wanted = value.trim();
  async function save(event: FormEvent) {
    event.preventDefault();
    if (wanted === name || (wanted !== '' && (await onSave(wanted)))) onClose();
  }
  return (
    <form className={classes.rename} onSubmit={(event) => void save(event)}>
      <div className={classes.renameField}>
        <TextField
          label={t('renameLabel', { name })}
          value={value}
          onChange={setValue}
          maxLength={limits.savedSearch.name}
          autoFocus
        />
      </div>
      <Button type="submit" size="compact-md" disabled={wanted === ''}>
        {t('renameSave')}
      </Button>
      <Button size="compact-md" variant="default" onClick={onClose}>
        {t('renameCancel')}
      </Button>
    </form>
  );
}
