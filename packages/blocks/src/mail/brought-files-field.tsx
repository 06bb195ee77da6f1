import { acceptedExtensions, limits } from '@muster/contracts';
import {
  FileDropZone,
  IconButton,
  IconPaperclip,
  IconX,
  ListFocus,
  NoticeBar,
  formatBytes,
} from '@muster/ui';
import type { BroughtFiles } from '../uploads/use-brought-files.ts';
import classes from './mail.module.css';
import { useMailMessages } from './messages.ts';

interface BroughtFilesFieldProps {
  brought: BroughtFiles;
  /** Whether several people receive the files. */
  isShared?: boolean;
  /** Maximum number of files. */
  max?: number;
  error: string | undefined;
}

/** Files from the user's computer to attach to a mail. */
export function BroughtFilesField({
  brought,
  isShared = true,
  max = limits.mail.files,
  error,
}: BroughtFilesFieldProps) {
  const t = useMailMessages();
  const { files, add, remove } = brought;
  return (
    <div className={classes.brought}>
      <ListFocus>
        <FileDropZone
          label={t('bring')}
          hint={t(isShared ? 'bringHint' : 'bringLimit', {
            max,
            size: formatBytes(limits.mail.fileBytes),
          })}
          accept={acceptedExtensions('general')}
          multiple
          disabled={files.length >= max}
          onFiles={add}
        />
        {files.length > 0 && (
          <ul className={classes.files} aria-label={t('brought')}>
            {files.map(({ key, name, fileId, problem }) => (
              <li key={key} className={classes.file} data-problem={problem !== null || undefined}>
                <IconPaperclip size={16} aria-hidden />
                <span role={problem ? 'alert' : 'status'}>
                  {problem ? `${name}: ${problem}` : fileId ? name : t('bringing', { name })}
                </span>
                <IconButton
                  aria-label={t('leaveOut', { name })}
                  variant="subtle"
                  size="sm"
                  onClick={() => remove(key)}
                >
                  <IconX size={14} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </ListFocus>
      {error && <NoticeBar kind="danger">{error}</NoticeBar>}
    </div>
  );
}
