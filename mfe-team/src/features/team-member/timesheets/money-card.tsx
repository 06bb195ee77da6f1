import { formatHours, type Timesheet } from '@muster/contracts';
import { Card, formatDate, formatMoney } from '@muster/ui';
import { useMemberMessages } from '../messages.ts';
import classes from './timesheets.module.css';

type SheetMoney = NonNullable<Timesheet['money']>;
type Amount = NonNullable<SheetMoney['pay']>[number];
type Rate = NonNullable<SheetMoney['lines'][number]['payRate']>;

const inFull = (amount: Amount): string => formatMoney(amount, { cents: true });

/** The amounts for the hours: a line for each rate and kind of time, and the totals by currency. */
export function MoneyCard({ money, frozen }: { money: SheetMoney; frozen: boolean }) {
  const t = useMemberMessages();
  const { lines, pay, bill } = money;
  const rate = (one: Rate | undefined) => one && `${inFull(one)}${t(`contracts.${one.unit}`)}`;
  return (
    <Card title={t(pay && bill ? 'sheets.money.title' : 'sheets.money.pay')}>
      <p className={classes.hint}>{t(frozen ? 'sheets.money.frozen' : 'sheets.money.live')}</p>
      <table className={classes.money}>
        <thead>
          <tr>
            <th scope="col">{t('sheets.money.what')}</th>
            <th scope="col">{t('sheets.money.hours')}</th>
            {pay && <th scope="col">{t('sheets.money.pay')}</th>}
            {bill && <th scope="col">{t('sheets.money.bill')}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.from} ${line.category}`}>
              <td>
                {t(`sheets.category.${line.category}`)}
                <span className={classes.second}>
                  {t('sheets.money.days', {
                    from: formatDate(line.from, { year: false }),
                    to: formatDate(line.to, { year: false }),
                  })}
                </span>
              </td>
              <td>{formatHours(line.minutes)}</td>
              {pay && (
                <td>
                  {line.pay && inFull(line.pay)}
                  <span className={classes.second}>{rate(line.payRate)}</span>
                </td>
              )}
              {bill && (
                <td>
                  {line.bill && inFull(line.bill)}
                  <span className={classes.second}>{rate(line.billRate)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('sheets.money.total')}
            </th>
            {pay && <td>{pay.map(inFull).join(' + ')}</td>}
            {bill && <td>{bill.map(inFull).join(' + ')}</td>}
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
