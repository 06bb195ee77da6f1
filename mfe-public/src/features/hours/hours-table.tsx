import { formatHours, type ClientTimesheet } from '@muster/contracts';
import { NoticeBar, formatDate } from '@muster/ui';
import classes from './hours.module.css';
import { useHoursMessages } from './messages.ts';

/** Hours by day, with the contractor's notes. */
export function HoursTable({ sheet }: { sheet: ClientTimesheet }) {
  const t = useHoursMessages();
  const { entries, minutes, nothingWorked } = sheet;
  if (entries.length === 0)
    return nothingWorked && <NoticeBar kind="info">{t('table.none')}</NoticeBar>;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('table.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.day')}</th>
          <th scope="col" className={classes.hours}>
            {t('table.hours')}
          </th>
          <th scope="col">{t('table.what')}</th>
        </tr>
      </thead>
      <tbody>
        {entries
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .map(({ date, category, task, note, minutes: worked, startedAt, endedAt }, index) => (
            <tr key={`${index} ${date} ${category}`}>
              <th scope="row">{formatDate(date, { weekday: true, year: false })}</th>
              <td className={classes.hours}>{formatHours(worked)}</td>
              <td>
                {[t(`category.${category}`), startedAt && `${startedAt}–${endedAt}`, task]
                  .filter(Boolean)
                  .join(', ')}
                {note && <p className={classes.note}>{note}</p>}
              </td>
            </tr>
          ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('table.total')}</th>
          <td className={classes.hours}>{formatHours(minutes)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
