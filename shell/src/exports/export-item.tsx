import type { Export } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { Button, IconButton, IconDownload, IconX, Progress, useT } from '@muster/ui';
import classes from '../tray/tray.module.css';
import { api } from './exports-api.ts';
import { isUnderWay, nameOf, standOf } from './export-words.ts';
import { trayMessages } from './messages.ts';

interface ExportItemProps {
  item: Export;
  onDismiss: () => void;
}

/** One export: its content, progress and actions. */
export function ExportItem({ item, onDismiss }: ExportItemProps) {
  const t = useT(trayMessages);
  const name = nameOf(t, item);
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.stand}>{standOf(t, item)}</span>
        </div>
        {item.allowedActions.includes('cancel') && <CancelButton item={item} name={name} />}
        {item.allowedActions.includes('download') && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`/api/v1/exports/${item.id}/file`}
            download={item.fileName}
            aria-label={t('downloadOf', { name })}
            leftSection={<IconDownload size={14} />}
          >
            {t('download')}
          </Button>
        )}
        {!isUnderWay(item) && (
          <IconButton size="sm" aria-label={t('dismissOf', { name })} onClick={onDismiss}>
            <IconX size={16} />
          </IconButton>
        )}
      </div>
      {isUnderWay(item) && <Bar item={item} name={name} />}
      {item.status === 'completed' && item.truncated && (
        <span className={classes.stand}>{t('truncated')}</span>
      )}
    </li>
  );
}

function CancelButton({ item, name }: { item: Export; name: string }) {
  const t = useT(trayMessages);
  const { notify } = usePlatform();
  const [cancel, { isLoading }] = api.useExportsCancelMutation();
  async function run() {
    const { error } = await cancel({ params: { id: item.id }, body: {} });
    // An export that finished before the cancellation is shown as such anyway.
    if (error && !('code' in error && error.code === 'INVALID_TRANSITION'))
      notify({ kind: 'error', text: t('cancelFailed') });
  }
  return (
    <Button
      size="xs"
      variant="default"
      loading={isLoading}
      aria-label={t('cancelOf', { name })}
      onClick={() => void run()}
    >
      {t('cancel')}
    </Button>
  );
}

function Bar({ item, name }: { item: Export; name: string }) {
  const { rowsDone, rowsTotal } = item;
  const share = rowsTotal ? Math.min(100, (rowsDone / rowsTotal) * 100) : 0;
  return (
    <Progress.Root size={4} className={classes.bar}>
      <Progress.Section value={share} aria-label={name} />
    </Progress.Root>
  );
}
