import type { TemplateFile } from '@muster/contracts';
import { IconButton, IconPaperclip, IconX, ListFocus, NoticeBar, formatBytes } from '@muster/ui';
import classes from './mail.module.css';
import { useMailMessages } from './messages.ts';

interface TemplateFilesFieldProps {
  files: readonly TemplateFile[];
  onChange: (files: readonly TemplateFile[]) => void;
  error?: string | undefined;
}

/** Files that a template attaches to a mail; each can be removed. */
export function TemplateFilesField({ files, onChange, error }: TemplateFilesFieldProps) {
  const t = useMailMessages();
  return (
    <ListFocus>
      {files.length > 0 && (
        <div className={classes.brought}>
          <ul className={classes.files} aria-label={t('templateFiles')}>
            {files.map(({ id, name, size }) => (
              <li key={id} className={classes.file}>
                <IconPaperclip size={16} aria-hidden />
                <span>{t('templateFile', { name, size: formatBytes(size) })}</span>
                <IconButton
                  aria-label={t('leaveOut', { name })}
                  variant="subtle"
                  size="sm"
                  onClick={() => onChange(files.filter((other) => other.id !== id))}
                >
                  <IconX size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
          {error && <NoticeBar kind="danger">{error}</NoticeBar>}
        </div>
      )}
    </ListFocus>
  );
}
