import { useState } from 'react';
import { formatHours, limits, type TimesheetImportResult } from '@muster/contracts';
import { errorText, readTextFile, usePlatform } from '@muster/kit';
import { Badge, Button, FileDropZone, NoticeBar, Stack, Text, type BadgeProps } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './timesheet-desk.module.css';

type Row = TimesheetImportResult['rows'][number];

const families: Readonly<Record<Row['outcome'], BadgeProps['family']>> = {
  new: 'green',
  known: 'grey',
  error: 'red',
};
const order = { error: 0, new: 1, known: 2 } as const;
/** Upper bound on the lines listed individually, those with problems first. */
const named = 100;

/**
 * Fills several people's timesheets from one file, after a dry run that shows each line's outcome.
 */
export function TimeReport() {
  const t = useMessages();
  const { notify } = usePlatform();
  const [csv, setCsv] = useState('');
  const [trial, setTrial] = useState<TimesheetImportResult | null>(null);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [importHours, { isLoading, error }] = api.useTimesheetsImportMutation();

  async function look(file: File | undefined): Promise<void> {
    if (!file) return;
    setTrial(null);
    setIsTooLarge(file.size > limits.timesheet.importChars);
    if (file.size > limits.timesheet.importChars) return;
    const text = await readTextFile(file);
    setCsv(text);
    const { data } = await importHours({ body: { csv: text, dryRun: true } });
    if (data) setTrial(data);
  }

  async function fill(): Promise<void> {
    const { data } = await importHours({ body: { csv, dryRun: false } });
    if (!data) return;
    setTrial(null);
    notify({
      kind: 'success',
      text: t('desk.report.done', { count: data.taken, sheets: data.sheets }),
    });
  }

  return (
    <section aria-label={t('desk.report.title')}>
      <Stack>
        <Text fw={600}>{t('desk.report.title')}</Text>
        <FileDropZone
          label={t('desk.report.drop')}
          hint={t('desk.report.hint')}
          accept=".csv,text/csv"
          onFiles={([file]) => void look(file)}
        />
        {isTooLarge && <NoticeBar kind="danger">{t('desk.report.tooLarge')}</NoticeBar>}
        {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
        {trial && (
          <>
            <Outcomes trial={trial} />
            <Button disabled={trial.taken === 0} loading={isLoading} onClick={() => void fill()}>
              {t('desk.report.confirm', { count: trial.sheets })}
            </Button>
          </>
        )}
      </Stack>
    </section>
  );
}

function Outcomes({ trial: { rows, taken } }: { trial: TimesheetImportResult }) {
  const t = useMessages();
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return (
    <div aria-live="polite">
      <NoticeBar kind="quiet">
        {t('desk.report.summary', {
          count: taken,
          known: count('known'),
          failed: count('error'),
        })}
      </NoticeBar>
      <ul className={classes.lines}>
        {rows
          .toSorted((a, b) => order[a.outcome] - order[b.outcome])
          .slice(0, named)
          .map(({ line, name, day, minutes, outcome, fault }) => (
            <li key={line}>
              <span className={classes.stack}>
                <span>
                  {[name, day, minutes === null ? '' : formatHours(minutes)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={classes.second}>
                  {t('desk.report.line', { line })} {fault && t(`desk.report.fault.${fault}`)}
                </span>
              </span>
              <Badge family={families[outcome]}>{t(`desk.report.outcome.${outcome}`)}</Badge>
            </li>
          ))}
      </ul>
      {rows.length > named && (
        <Text c="dimmed">{t('desk.report.more', { count: rows.length - named })}</Text>
      )}
    </div>
  );
}
