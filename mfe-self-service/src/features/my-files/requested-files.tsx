import type { OwnFileRequest } from '@muster/contracts';
import { attachmentMessages } from '@muster/blocks';
import { NoticeBar, formatDate, useT } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './requested-files.module.css';

/** Files that the agency requested; a file of the kind fulfils the request. */
export function RequestedFiles({ requests }: { requests: readonly OwnFileRequest[] }) {
  const t = useMessages();
  const words = useT(attachmentMessages);
  if (requests.length === 0) return null;
  return (
    <NoticeBar kind="info">
      {t('files.requests.title')}
      <ul className={classes.list}>
        {requests.map(({ id, type, dueOn, note, requestedBy }) => (
          <li key={id}>
            {t('files.requests.one', {
              what: words(`type.${type}`),
              date: formatDate(dueOn),
              name: requestedBy,
            })}
            {note && ` ${note}`}
          </li>
        ))}
      </ul>
    </NoticeBar>
  );
}
