import { acceptedExtensions, type Import } from '@muster/contracts';
import {
  Button,
  DateTime,
  FileDropZone,
  NoticeBar,
  Progress,
  StateBadge,
  formatPercent,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './import.module.css';
import { useImportFile } from './use-import-file.ts';

/** File upload, with recent imports below that can be resumed. */
export function FileStep({ onGo }: { onGo: (id: string) => void }) {
  const t = useMessages();
  const { state, take, clear } = useImportFile(({ id }) => onGo(id));
  const { data } = api.useImportsListQuery(undefined, { refetchOnMountOrArgChange: true });
  const before = (data?.data ?? []).filter(({ status }) => status !== 'cancelled');
  return (
    <div className={classes.body}>
      {state.step === 'empty' && (
        <>
          <FileDropZone
            label={t('import.file.zone')}
            hint={t('import.file.hint')}
            accept={acceptedExtensions('import')}
            autoFocus
            onFiles={([file]) => file && void take(file)}
          />
          <p className={classes.quiet}>{t('import.file.none')}</p>
        </>
      )}
      {state.step === 'refused' && (
        <NoticeBar
          kind="danger"
          title={state.name}
          action={
            <Button size="xs" variant="default" onClick={clear}>
              {t('import.file.another')}
            </Button>
          }
        >
          {state.text}
        </NoticeBar>
      )}
      {(state.step === 'sending' || state.step === 'checking') && (
        <div role="status">
          <NoticeBar kind="quiet" title={state.name}>
            {state.step === 'sending'
              ? t('import.file.sending', { percent: formatPercent(state.share) })
              : t('import.file.checking')}
            <Progress
              value={state.step === 'sending' ? state.share * 100 : 100}
              size="sm"
              mt={6}
              animated={state.step === 'checking'}
              aria-label={t('import.file.progress')}
            />
          </NoticeBar>
        </div>
      )}
      {before.length > 0 && <Before imports={before} onGo={onGo} />}
    </div>
  );
}

const maxShown = 8;

function Before({ imports, onGo }: { imports: readonly Import[]; onGo: (id: string) => void }) {
  const t = useMessages();
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>{t('import.file.before')}</h3>
      <ul className={classes.rows}>
        {imports.slice(0, maxShown).map((one) => (
          <li key={one.id} className={classes.row}>
            <button
              type="button"
              className={classes.link}
              aria-label={t('import.file.takenUp', { name: one.fileName })}
              onClick={() => onGo(one.id)}
            >
              {one.fileName}
            </button>
            <StateBadge machine="import" state={one.status} />
            <span className={classes.quiet}>
              <DateTime value={one.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
