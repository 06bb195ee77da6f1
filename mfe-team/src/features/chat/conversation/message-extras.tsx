import { chatEndpoints, type ChatMessage } from '@muster/contracts';
import { IconLink, IconPaperclip, Link, formatBytes } from '@muster/ui';
import { useChatMessages } from '../messages.ts';
import classes from '../chat.module.css';

const fileUrl = (id: string, fileId: string): string =>
  `/api/v1${chatEndpoints.file.path.replace(':id', id).replace(':fileId', fileId)}`;

/** Files attached to a message, and linked records. */
export function MessageExtras({ message: { id, files, links } }: { message: ChatMessage }) {
  const t = useChatMessages();
  if (files.length + links.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {files.map((file) => (
        <li key={file.id} className={classes.chip}>
          <IconPaperclip size={14} aria-hidden />
          {file.scan === 'clean' ? (
            <a href={fileUrl(id, file.id)} download={file.name}>
              {file.name}
            </a>
          ) : (
            <span>{file.name}</span>
          )}
          <span className={classes.quiet}>
            {file.scan === 'pending'
              ? t('conversation.checking')
              : file.scan === 'blocked'
                ? t('conversation.blocked')
                : formatBytes(file.size)}
          </span>
        </li>
      ))}
      {links.map(({ type, id: recordId, label, path }) => (
        <li key={`${type}${recordId}`} className={classes.chip}>
          <IconLink size={14} aria-hidden />
          {path && label ? (
            <Link href={path}>{label}</Link>
          ) : (
            <span className={classes.quiet}>{t('conversation.hiddenRecord')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
