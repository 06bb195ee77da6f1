import { useState } from 'react';
import type { ResponseOf, skillCatalogueEndpoints } from '@muster/contracts';
import { errorText, readTextFile, usePlatform } from '@muster/kit';
import {
  Badge,
  Button,
  CancelButton,
  Drawer,
  FileDropZone,
  NoticeBar,
  OverlayFooter,
  type BadgeProps,
} from '@muster/ui';
import { api } from '../../../api.ts';
import classes from '../skills.module.css';
import { useMessages, type Translate } from '../use-messages.ts';

type Result = ResponseOf<typeof skillCatalogueEndpoints.import>;
type Row = Result['rows'][number];

const families: Readonly<Record<Row['outcome'], BadgeProps['family']>> = {
  new: 'green',
  known: 'grey',
  error: 'red',
};

/** Adds the skills of a CSV file, after a dry run that shows the outcome of each line. */
export function ImportSkillsDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const platform = usePlatform();
  const [csv, setCsv] = useState('');
  const [trial, setTrial] = useState<Result | null>(null);
  const [importSkills, { isLoading, error }] = api.useSkillCatalogueImportMutation();

  async function look(file: File | undefined) {
    if (!file) return;
    const text = await readTextFile(file);
    setCsv(text);
    setTrial(null);
    const result = await importSkills({ body: { csv: text, dryRun: true } });
    if (result.data) setTrial(result.data);
  }

  async function add() {
    const { data } = await importSkills({ body: { csv, dryRun: false } });
    if (!data) return;
    platform.notify({
      kind: 'success',
      text: t('importing.done', { count: data.created }),
    });
    onClose();
  }

  const created = trial?.created ?? 0;
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('importing.title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('edit.cancel')}</CancelButton>
          <Button size="md" disabled={created === 0} loading={isLoading} onClick={() => void add()}>
            {t('importing.confirm', { count: created })}
          </Button>
        </OverlayFooter>
      }
    >
      <FileDropZone
        label={t('importing.drop')}
        hint={t('importing.hint')}
        accept=".csv,text/csv"
        autoFocus
        onFiles={([file]) => void look(file)}
      />
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      {trial && <Outcomes trial={trial} t={t} />}
    </Drawer>
  );
}

function Outcomes({ trial: { rows, created }, t }: { trial: Result; t: Translate }) {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <section aria-live="polite">
      <NoticeBar kind="quiet">
        {t('importing.summary', { created, known: count('known'), failed: count('error') })}
      </NoticeBar>
      <ul className={classes.outcomes}>
        {rows.map((row) => (
          <li key={row.line}>
            <span className={classes.quiet}>
              {t('importing.line')} {row.line}
            </span>
            <span>
              <span className={classes.name}>{row.name}</span>{' '}
              <span className={classes.quiet}>{reasonOf(row, t)}</span>
            </span>
            <Badge family={families[row.outcome]}>{t(`importing.outcome.${row.outcome}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ outcome, code, other, name }: Row, t: Translate): string {
  if (outcome === 'known') return other && other !== name ? t('isNow', { name: other }) : '';
  if (code === 'NOT_UNIQUE' || code === 'INVALID_OPTION' || code === 'INVALID_FORMAT')
    return t(`importing.reason.${code}`, { other: other ?? '' });
  return '';
}
