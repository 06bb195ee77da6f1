import { useState } from 'react';
import { formatHours, type ClientTimesheet } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, Card, CardRow, CardRows, Money, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { Age } from '../../shared/waiting/age.tsx';
import { usePendingMessages } from './messages.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import classes from './waiting-hours.module.css';

/** Hours that wait for the reader; hidden if there are none. */
export function WaitingHours() {
  const t = usePendingMessages();
  const { notify } = usePlatform();
  const { data: waiting } = api.useTimesheetsQuery();
  const [approve] = api.useApproveTimesheetMutation();
  const [busy, setBusy] = useState(false);
  const [sentBack, setSentBack] = useState<ClientTimesheet | null>(null);
  const sheets = waiting?.data ?? [];
  if (!waiting || sheets.length === 0) return null;

  async function approveEach(chosen: readonly ClientTimesheet[]) {
    setBusy(true);
    let done = 0;
    let problem: unknown = null;
    for (const { id, version } of chosen)
      try {
        await approve({ params: { id }, body: { version } }).unwrap();
        done += 1;
      } catch (error) {
        problem = error;
      }
    setBusy(false);
    if (done === chosen.length)
      notify({
        kind: 'success',
        text: done === 1 ? t('hours.approved') : t('hours.approvedAll', { count: done }),
      });
    else
      notify({
        kind: 'error',
        text:
          chosen.length === 1
            ? errorText(problem)
            : t('hours.someLeft', { done, count: chosen.length }),
      });
  }

  return (
    <Card
      title={t('hours.title')}
      count={sheets.length}
      flush
      actions={
        sheets.length > 1 && (
          <Button
            size="xs"
            variant="default"
            loading={busy}
            onClick={() => void approveEach(sheets)}
          >
            {t('hours.approveAll', { count: sheets.length })}
          </Button>
        )
      }
    >
      <p className={classes.text}>{t('hours.text')}</p>
      <CardRows>
        {sheets.map((sheet) => (
          <CardRow key={sheet.id} wraps>
            <Hours sheet={sheet} />
            <SheetButtons
              sheet={sheet}
              busy={busy}
              onApprove={() => void approveEach([sheet])}
              onSendBack={() => setSentBack(sheet)}
            />
          </CardRow>
        ))}
      </CardRows>
      {sentBack && (
        <SendBackDialog
          key={sentBack.id}
          sheet={sentBack}
          reasons={waiting.reasons}
          onClose={() => setSentBack(null)}
        />
      )}
    </Card>
  );
}

/** Contractor, time and hours, with their notes. */
function Hours({ sheet }: { sheet: ClientTimesheet }) {
  const t = usePendingMessages();
  const { contractor, job, number, periodStart, periodEnd, minutes, entries, bill } = sheet;
  return (
    <div className={classes.hours}>
      <strong>{contractor}</strong>
      <span className={classes.second}>
        {job} · {number}
      </span>
      <span>
        {t('hours.period', { from: formatDate(periodStart), to: formatDate(periodEnd) })}:{' '}
        <strong>{t('hours.total', { hours: formatHours(minutes) })}</strong>
      </span>
      {bill && bill.length > 0 && (
        <span>
          {t('hours.bill')}{' '}
          {bill.map((money) => (
            <Money key={money.currency} value={money} cents />
          ))}
        </span>
      )}
      {sheet.nothingWorked && <span className={classes.second}>{t('hours.none')}</span>}
      <ul className={classes.entries}>
        {entries
          .toSorted((a, b) => a.date.localeCompare(b.date))
          .map((entry, index) => (
            <li key={`${index} ${entry.date} ${entry.category}`}>
              {formatDate(entry.date, { weekday: true, year: false })}:{' '}
              {t('hours.entry', {
                hours: formatHours(entry.minutes),
                kind: t(`hours.category.${entry.category}`),
              })}
              {entry.startedAt && `, ${entry.startedAt}–${entry.endedAt}`}
              {entry.task && `, ${entry.task}`}
              {entry.note && <span className={classes.second}> {entry.note}</span>}
            </li>
          ))}
      </ul>
    </div>
  );
}

interface SheetButtonsProps {
  sheet: ClientTimesheet;
  busy: boolean;
  onApprove: () => void;
  onSendBack: () => void;
}

function SheetButtons({ sheet, busy, onApprove, onSendBack }: SheetButtonsProps) {
  const t = usePendingMessages();
  const about = {
    name: sheet.contractor,
    from: formatDate(sheet.periodStart),
    to: formatDate(sheet.periodEnd),
  };
  return (
    <div className={classes.buttons}>
      {sheet.submittedAt && <Age since={sheet.submittedAt} />}
      <Button
        size="xs"
        disabled={busy}
        aria-label={t('hours.approveOf', about)}
        onClick={onApprove}
      >
        {t('hours.approve')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={busy}
        aria-label={t('hours.rejectOf', about)}
        onClick={onSendBack}
      >
        {t('hours.reject')}
      </Button>
    </div>
  );
}
