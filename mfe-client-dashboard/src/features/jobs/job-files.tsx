import type { ClientJobRecord } from '@muster/contracts';
import { useDownload } from '@muster/blocks';
import { Button, Card, IconDownload, formatBytes } from '@muster/ui';
import classes from './jobs.module.css';
import { useJobsMessages } from './messages.ts';

/** Files of the job that both sides can read. */
export function JobFiles({ files }: Pick<ClientJobRecord, 'files'>) {
  const t = useJobsMessages();
  const download = useDownload();
  if (files.length === 0) return null;
  return (
    <Card title={t('edit.files')}>
      <ul className={classes.files}>
        {files.map(({ id, title, size }) => (
          <li key={id}>
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconDownload size={14} />}
              aria-label={t('edit.download', { title })}
              onClick={() => download(id)}
            >
              {title} ({formatBytes(size)})
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
