import { candidatesRoutes, type Import } from '@muster/contracts';
import { RouteLink, usePlatform } from '@muster/kit';
import { Button, IconButton, IconX, Progress, useT } from '@muster/ui';
import classes from '../tray/tray.module.css';
import { isUnderWay, standOf } from './import-words.ts';
import { api } from './imports-api.ts';
import { importMessages } from './messages.ts';

interface ImportItemProps {
  item: Import;
  onDismiss: () => void;
}

/** One import: its file, progress and actions. */
export function ImportItem({ item, onDismiss }: ImportItemProps) {
  const t = useT(importMessages);
  const { notify } = usePlatform();
  const [cancel, { isLoading }] = api.useImportsCancelMutation();
  const { id, fileName: name } = item;
  async function stop() {
    const { error } = await cancel({ params: { id }, body: {} });
    // An import that finished before the cancellation is shown as such anyway.
    if (error && !('code' in error && error.code === 'INVALID_TRANSITION'))
      notify({ kind: 'error', text: t('cancelFailed') });
  }
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <div className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.stand}>{standOf(t, item)}</span>
        </div>
        {item.allowedActions.includes('cancel') && (
          <Button
            size="xs"
            variant="default"
            loading={isLoading}
            aria-label={t('cancelOf', { name })}
            onClick={() => void stop()}
          >
            {t('cancel')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          component={RouteLink}
          route={candidatesRoutes.list}
          query={{ import: id }}
          aria-label={t('openOf', { name })}
        >
          {t('open')}
        </Button>
        {!isUnderWay(item) && (
          <IconButton size="sm" aria-label={t('dismissOf', { name })} onClick={onDismiss}>
            <IconX size={16} />
          </IconButton>
        )}
      </div>
      {isUnderWay(item) && (
        <Progress.Root size={4} className={classes.bar}>
          <Progress.Section value={item.share * 100} aria-label={name} />
        </Progress.Root>
      )}
    </li>
  );
}
