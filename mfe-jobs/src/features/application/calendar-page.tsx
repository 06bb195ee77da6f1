import type { ApplicationRecord } from '@muster/contracts';
import {
  Badge,
  Button,
  Card,
  CardRows,
  EmptyState,
  IconCalendar,
  formatDate,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** The interviews that the client asked for, and the days they offered. */
export function CalendarPage() {
  return (
    <ApplicationFrame tab="calendar">{(record) => <Interviews record={record} />}</ApplicationFrame>
  );
}

function Interviews({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const [isOpen, setOpen] = useState(false);
  const ask = record.allowedActions.includes('request_interview') && (
    <Button variant="default" size="xs" onClick={() => setOpen(true)}>
      {t('action.request_interview')}
    </Button>
  );
  return (
    <>
      {record.interviews.length === 0 ? (
        <EmptyState
          icon={IconCalendar}
          title={t('calendar.none')}
          text={t('calendar.noneText')}
          action={ask || undefined}
        />
      ) : (
        <Card title={t('calendar.title')} count={record.interviews.length} flush actions={ask}>
          <CardRows>
            {record.interviews.toReversed().map(({ id, round, days, note, at, by }) => (
              <li key={id} className={classes.row}>
                <strong>{round ?? t('calendar.title')}</strong>
                <p className={classes.facts}>
                  {days.length === 0 && <span>{t('calendar.noDays')}</span>}
                  {days.map((day) => (
                    <Badge key={day} family={day < today ? 'grey' : 'blue'}>
                      {formatDate(day)}
                      {day < today && `, ${t('calendar.past')}`}
                    </Badge>
                  ))}
                </p>
                <p className={classes.description}>{note}</p>
                <p className={classes.quiet}>
                  {t('calendar.asked', { when: formatRelativeDateTime(at), name: by?.name ?? '–' })}
                </p>
              </li>
            ))}
          </CardRows>
        </Card>
      )}
      {isOpen && (
        <ActionDialog action="request_interview" record={record} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
