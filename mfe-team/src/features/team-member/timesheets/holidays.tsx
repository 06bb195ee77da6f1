import type { Timesheet } from '@muster/contracts';
import { formatDate } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import classes from './timesheets.module.css';

/** Which days of the grid are public holidays: those are set apart there. */
export function Holidays({ sheet }: { sheet: Timesheet }) {
  const t = useMemberMessages();
  return sheet.holidays.map(({ date, name }) => (
    <p key={date} className={classes.hint}>
      {formatDate(date, { weekday: true })}: {t('sheets.holiday', { name })}
    </p>
  ));
}
