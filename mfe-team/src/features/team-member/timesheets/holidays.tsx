import type { Timesheet } from '@muster/contracts';
import { formatDate } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import classes from './timesheets.module.css';

/** Public holidays in the grid, where they are highlighted. */
export function Holidays({ sheet }: { sheet: Timesheet }) {
  const t = useMemberMessages();
  return sheet.holidays.map(({ date, name }) => (
    <p key={date} className={classes.hint}>
      {formatDate(date, { weekday: true })}: {t('sheets.holiday', { name })}
    </p>
  ));
}
