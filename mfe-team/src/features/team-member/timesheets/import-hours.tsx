import { useState } from 'react';
import { readTextFile } from '@muster/kit';
import { Button, FileButton, IconUpload, NoticeBar } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import type { GridRow } from './grid-values.ts';
import { HoursFileError, layHoursFile, readCsv, type HoursFile } from './hours-file.ts';
import type { OpenDays } from './open-days.ts';
import classes from './timesheets.module.css';

/** A larger file is no list of hours of one period. */
const maxBytes = 1_000_000;
/** Upper bound on the skipped lines listed individually. */
const namedLines = 5;

interface ImportHoursProps {
  rows: readonly GridRow[];
  open: OpenDays;
  onRead: (rows: GridRow[]) => void;
}

/** Fills the grid from a CSV file. Nothing is saved, so that the user can check it first. */
export function ImportHours({ rows, open, onRead }: ImportHoursProps) {
  const t = useMemberMessages();
  const [outcome, setOutcome] = useState<HoursFile | HoursFileError['reason'] | null>(null);
  async function read(file: File): Promise<void> {
    try {
      if (file.size > maxBytes) throw new HoursFileError('format');
      const result = layHoursFile(rows, await readCsv(await readTextFile(file)), open);
      if (result.taken > 0) onRead(result.rows);
      setOutcome(result);
    } catch (error) {
      if (!(error instanceof HoursFileError)) throw error;
      setOutcome(error.reason);
    }
  }
  return (
    <div className={classes.import}>
      <FileButton accept=".csv,text/csv" onChange={(file) => void (file && read(file))}>
        {(props) => (
          <Button variant="default" leftSection={<IconUpload size={16} />} {...props}>
            {t('sheets.import.choose')}
          </Button>
        )}
      </FileButton>
      <p className={classes.hint}>{t('sheets.import.help')}</p>
      <div role="status">
        {typeof outcome === 'string' && (
          <NoticeBar kind="warning">{t(`sheets.import.refused.${outcome}`)}</NoticeBar>
        )}
        {outcome && typeof outcome === 'object' && <Outcome {...outcome} />}
      </div>
    </div>
  );
}

/** The number of lines read, and the skipped lines with their reasons. */
function Outcome({ taken, skipped }: HoursFile) {
  const t = useMemberMessages();
  const more = skipped.length - namedLines;
  return (
    <NoticeBar kind={skipped.length > 0 ? 'warning' : 'info'}>
      {[
        t('sheets.import.taken', { count: taken }),
        ...skipped
          .slice(0, namedLines)
          .map(({ line, reason }) => t(`sheets.import.skipped.${reason}`, { line })),
        ...(more > 0 ? [t('sheets.import.more', { count: more })] : []),
      ].join(' ')}
    </NoticeBar>
  );
}
