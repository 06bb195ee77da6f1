import type { ApplicationRecord } from '@muster/contracts';
import {
  Badge,
  Button,
  Card,
  CardRows,
  formatDate,
  formatRelativeDateTime,
  useNow,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { ActionDialog } from './action-dialog.tsx';
import { ApplicationFrame } from './application-frame.tsx';
import classes from './application.module.css';
import { InterviewsCard } from './interviews/interviews-card.tsx';
import { useApplicationMessages } from './messages.ts';

/** Interviews of an application, and the client's requests. */
export function CalendarPage() {
  return (
    <ApplicationFrame tab="calendar">{(record) => <Cards record={record} />}</ApplicationFrame>
  );
}

function Cards({ record }: { record: ApplicationRecord }) {
  const interviews = api.useClientInterviewsOfApplicationQuery({ params: { id: record.id } });
  return (
    <>
      <InterviewsCard record={record} />
      {/* Its place is known once the interviews above it have come. */}
      {!interviews.isLoading && <Requests record={record} />}
    </>
  );
}

/** Interviews requested by the client, with the offered days. */
function Requests({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const [isOpen, setOpen] = useState(false);
  const { interviews } = record;
  const mayAsk = record.allowedActions.includes('request_interview');
  if (interviews.length === 0 && !mayAsk) return null;
  const ask = mayAsk && (
    <Button variant="default" size="xs" onClick={() => setOpen(true)}>
      {t('action.request_interview')}
    </Button>
  );
  return (
    <>
      <Card title={t('calendar.title')} count={interviews.length} flush actions={ask}>
        {interviews.length === 0 ? (
          <p className={classes.row}>{t('calendar.noneText')}</p>
        ) : (
          <CardRows>
            {interviews.toReversed().map(({ id, round, days, note, at, by }) => (
              <li key={id} className={classes.row}>
                <strong>{round ?? t('calendar.round')}</strong>
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
        )}
      </Card>
      {isOpen && (
        <ActionDialog action="request_interview" record={record} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
