import { candidatesRoutes, importRemarks, type Import } from '@muster/contracts';
import { RouteLink, errorText } from '@muster/kit';
import {
  Button,
  IconArrowBackUp,
  IconDownload,
  NoticeBar,
  OverlayFooter,
  formatDate,
  formatDateTime,
  formatNumber,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { CountTiles } from './count-tiles.tsx';
import type { StepProps } from './step-props.ts';
import classes from './import.module.css';
import { ReasonTables } from './reason-tables.tsx';

/** Result of an import, with the rows left out and undo. */
export function ResultStep({ one, onNew }: StepProps) {
  const t = useMessages();
  const [undo, undoing] = api.useImportsUndoMutation();
  const { result, allowedActions, expiresAt } = one;
  const count = result.created;
  return (
    <div className={classes.body}>
      <NoticeBar {...standOf(t, one)} />
      {allowedActions.includes('undo') && (
        <NoticeBar
          kind="quiet"
          icon={IconArrowBackUp}
          action={
            <Button
              size="xs"
              variant="default"
              loading={undoing.isLoading}
              onClick={() => void undo({ params: { id: one.id }, body: {} })}
            >
              {t('import.result.undo')}
            </Button>
          }
        >
          {t('import.result.undoText', { count, n: formatNumber(count) })}
        </NoticeBar>
      )}
      {undoing.error && <NoticeBar kind="danger">{errorText(undoing.error)}</NoticeBar>}
      {result.rows > 0 && (
        <CountTiles counts={result} undone={one.status === 'undone' ? one.undone : undefined} />
      )}
      <div className={classes.buttons}>
        {count > 0 && one.status !== 'undone' && (
          <Button
            component={RouteLink}
            route={candidatesRoutes.list}
            query={{ 'filter[import]': one.id }}
          >
            {t('import.result.show')}
          </Button>
        )}
        {allowedActions.includes('download') &&
          importRemarks.map(
            (outcome) =>
              result[outcome] > 0 && (
                <Button
                  key={outcome}
                  component="a"
                  variant="default"
                  href={`/api/v1/imports/${one.id}/rows?outcome=${outcome}`}
                  download
                  leftSection={<IconDownload size={16} />}
                >
                  {t(`import.result.${outcome}Rows`)}
                </Button>
              ),
          )}
      </div>
      {allowedActions.includes('download') && expiresAt && (
        <p className={classes.quiet}>{t('import.result.kept', { day: formatDate(expiresAt) })}</p>
      )}
      <ReasonTables one={one} />
      <div className={classes.foot}>
        <OverlayFooter>
          <Button variant="default" size="md" onClick={onNew}>
            {t('import.result.another')}
          </Button>
        </OverlayFooter>
      </div>
    </div>
  );
}

/** Describes the outcome in one sentence. */
function standOf(t: Translate, one: Import) {
  switch (one.status) {
    case 'failed':
      return {
        kind: 'danger' as const,
        title: t(one.result.created > 0 ? 'import.result.stopped' : 'import.result.failed'),
        children: t(`import.failure.${one.failure ?? 'INTERNAL'}`, {
          row: formatNumber(one.failureRow ?? 0),
        }),
      };
    case 'undone': {
      const stayed = one.result.created - one.undone;
      const texts = [
        ...(one.finishedAt
          ? [t('import.result.undoneBy', { moment: formatDateTime(one.finishedAt) })]
          : []),
        t('import.result.undone', { count: one.undone, n: formatNumber(one.undone) }),
        ...(stayed > 0
          ? [t('import.result.stayed', { count: stayed, n: formatNumber(stayed) })]
          : []),
      ];
      return {
        kind: 'info' as const,
        title: t('import.result.undoneTitle'),
        children: texts.join(' '),
      };
    }
    case 'cancelled':
      return {
        kind: 'warning' as const,
        title: t('import.result.cancelled'),
        children: one.result.created > 0 ? t('import.result.cancelledText') : one.fileName,
      };
    default:
      return {
        kind: 'success' as const,
        title: t('import.result.completed'),
        children: one.fileName,
      };
  }
}
