import type { BroughtFile } from '@muster/blocks';
import type { ChatRecord } from '@muster/contracts';
import { IconButton, IconLink, IconPaperclip, IconX } from '@muster/ui';
import { useChatMessages } from '../messages.ts';
import classes from '../chat.module.css';

/** Attachments of a message besides its text. */
export function ComposerChips({
  files,
  links,
  onRemoveFile,
  onRemoveLink,
}: {
  files: readonly BroughtFile[];
  links: readonly ChatRecord[];
  onRemoveFile: (key: string) => void;
  onRemoveLink: (id: string) => void;
}) {
  const t = useChatMessages();
  if (files.length + links.length === 0) return null;
  const away = (name: string, onRemove: () => void) => (
    <IconButton
      aria-label={t('composer.removeFile', { name })}
      variant="subtle"
      size="sm"
      onClick={onRemove}
    >
      <IconX size={14} />
    </IconButton>
  );
  return (
    <ul className={classes.chips}>
      {files.map(({ key, name, fileId, problem }) => (
        <li key={key} className={classes.chip} data-problem={problem !== null || undefined}>
          <IconPaperclip size={14} aria-hidden />
          <span>{problem ?? (fileId ? name : t('composer.uploading', { name }))}</span>
          {away(name, () => onRemoveFile(key))}
        </li>
      ))}
      {links.map(({ id, label }) => (
        <li key={id} className={classes.chip}>
          <IconLink size={14} aria-hidden />
          <span>{label}</span>
          {away(label ?? '', () => onRemoveLink(id))}
        </li>
      ))}
    </ul>
  );
}
