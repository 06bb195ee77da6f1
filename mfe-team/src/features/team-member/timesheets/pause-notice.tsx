import type { Timesheet } from '@muster/contracts';
import { Button, NoticeBar, formatDate } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import { dayMinutes, type GridRow } from './grid-values.ts';
import { spansOf, withoutDays } from './open-days.ts';
import classes from './timesheets.module.css';

interface PauseNoticeProps {
  sheet: Timesheet;
  rows: readonly GridRow[];
  onChange?: (rows: GridRow[]) => void;
}

/** The days on which the contract is paused, and a button to remove hours entered for them. */
export function PauseNotice({ sheet, rows, onChange }: PauseNoticeProps) {
  const t = useMemberMessages();
  const { pausedDays, approval } = sheet;
  const filled = approval ? [] : pausedDays.filter((day) => dayMinutes(rows, day) > 0);
  return (
    <>
      {spansOf(pausedDays).map(({ start, end }) => (
        <NoticeBar key={start} kind="info">
          {start === end
            ? t('sheets.pausedDay', { day: formatDate(start, { weekday: true }) })
            : t('sheets.pausedDays', {
                from: formatDate(start, { weekday: true }),
                to: formatDate(end, { weekday: true }),
              })}
        </NoticeBar>
      ))}
      {filled.length > 0 && (
        <NoticeBar kind="warning">
          {t('sheets.pausedHours')}
          {onChange && (
            <div className={classes.actions}>
              <Button
                size="xs"
                variant="default"
                onClick={() => onChange(withoutDays(rows, filled))}
              >
                {t('sheets.removePaused')}
              </Button>
            </div>
          )}
        </NoticeBar>
      )}
    </>
  );
}
