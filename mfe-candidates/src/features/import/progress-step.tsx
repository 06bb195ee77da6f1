import { errorText, isApiError, usePlatform } from '@muster/kit';
import { Button, OverlayFooter, Progress, formatNumber } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { CountTiles } from './count-tiles.tsx';
import type { StepProps } from './step-props.ts';
import classes from './import.module.css';

type Busy = 'checking' | 'running' | 'undoing';

/** Progress of an import; it continues when this is closed. */
export function ProgressStep({ one, onClose }: StepProps) {
  const t = useMessages();
  const { notify } = usePlatform();
  const [cancel, cancelling] = api.useImportsCancelMutation();
  const done = formatNumber(one.rowsDone);
  async function stop() {
    const { error } = await cancel({ params: { id: one.id }, body: {} });
    // If the import finished first, the page shows that anyway.
    if (isApiError(error) && error.code !== 'INVALID_TRANSITION')
      notify({ kind: 'error', text: errorText(error) });
  }
  return (
    <div className={classes.body}>
      <section className={classes.progress}>
        <h3 className={classes.heading}>{one.fileName}</h3>
        <p className={classes.quiet}>{t(`import.progress.${one.status as Busy}`)}</p>
        <Progress
          value={one.share * 100}
          size="md"
          aria-label={t('import.progress.label')}
          animated
        />
        <p className={classes.figures} role="status">
          {one.rowsTotal === null
            ? t('import.progress.rows', { done })
            : t('import.progress.rowsOf', { done, total: formatNumber(one.rowsTotal) })}
        </p>
        {one.status === 'running' && <CountTiles counts={one.result} />}
      </section>
      <div className={classes.foot}>
        <OverlayFooter>
          {one.allowedActions.includes('cancel') && (
            <Button
              variant="default"
              size="md"
              loading={cancelling.isLoading}
              onClick={() => void stop()}
            >
              {t('import.cancel')}
            </Button>
          )}
          <Button size="md" variant="default" onClick={onClose}>
            {t('import.close')}
          </Button>
        </OverlayFooter>
      </div>
    </div>
  );
}
