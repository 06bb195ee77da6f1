import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '../primitives/icons.ts';
import classes from './top-bar.module.css';

export type SearchTriggerProps = {
  /** What can be searched: `Search people, jobs and clients, or run an action`. */
  label: string;
  /** Keys as shown on the keycap: `Ctrl K`, `⌘ K`. */
  shortcut?: string;
  onClick: () => void;
};

/**
 * A button that looks like a search field and opens the palette; on a phone only the search icon.
 */
export function SearchTrigger({ label, shortcut, onClick }: SearchTriggerProps) {
  return (
    <UnstyledButton
      className={classes.trigger}
      aria-label={label}
      aria-keyshortcuts={shortcut?.replace('Ctrl ', 'Control+').replace('⌘ ', 'Meta+')}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <IconSearch size={16} aria-hidden />
      <span className={classes.triggerText}>{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </UnstyledButton>
  );
}
