import { useState, type FormEvent } from 'react';
import { limits } from '@muster/contracts';
import { Button, TextField } from '@muster/ui';
import { useViewMessages } from './use-view-messages.ts';
import classes from './views.module.css';

interface RenameViewProps {
  name: string;
  /** Resolves to whether the name was saved. */
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}

/** Edits the name of a view in place. */
export function RenameView({ name, onSave, onClose }: RenameViewProps) {
  const t = useViewMessages();
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
          label={t('list.renameLabel', { name })}
          value={value}
          onChange={setValue}
          maxLength={limits.view.name}
          autoFocus
        />
      </div>
      <Button type="submit" size="compact-md">
        {t('list.renameSave')}
      </Button>
      <Button size="compact-md" variant="default" onClick={onClose}>
        {t('form.cancel')}
      </Button>
    </form>
  );
}
