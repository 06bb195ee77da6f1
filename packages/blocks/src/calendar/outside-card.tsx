import { useState } from 'react';
import { limits, type OutsideCalendar } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, Card, ListFocus, Skeleton, Stack } from '@muster/ui';
import { useOutsideCalendarsListQuery } from './calendar-context.tsx';
import { useCalendarMessages } from './messages.ts';
import { OutsideForm } from './outside-form.tsx';
import { OutsideRow } from './outside-row.tsx';
import classes from './calendar.module.css';

const { perPerson } = limits.calendar.outside;
const checkedEvery = 2_000;
const isWaiting = ({ status }: OutsideCalendar) => status === 'waiting';

/** The user's external calendars: their events block time here. */
export function OutsideCard() {
  const t = useCalendarMessages();
  const [waits, setWaits] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const query = useOutsideCalendarsListQuery(
    {},
    { pollingInterval: waits ? checkedEvery : 0, skipPollingIfUnfocused: true },
  );
  const isBeingRead = query.data?.data.some(isWaiting) ?? false;
  if (isBeingRead !== waits) setWaits(isBeingRead);
  return (
    <Card title={t('outside.title')}>
      <QueryView
        query={query}
        size="compact"
        keepPrevious
        isEmpty={() => false}
        skeleton={<Skeleton height={104} />}
      >
        {({ data }) => (
          <Stack gap="sm">
            <ListFocus>
              <p className={classes.text}>{t('outside.text')}</p>
              {data.length > 0 && (
                <ul className={classes.outside}>
                  {data.map((calendar) => (
                    <OutsideRow key={calendar.id} calendar={calendar} />
                  ))}
                </ul>
              )}
              {isAdding && <OutsideForm onClose={() => setAdding(false)} />}
              {!isAdding && data.length < perPerson && (
                <div>
                  <Button variant="default" onClick={() => setAdding(true)}>
                    {t('outside.add')}
                  </Button>
                </div>
              )}
              {!isAdding && data.length >= perPerson && (
                <p className={classes.text}>{t('outside.full', { max: perPerson })}</p>
              )}
            </ListFocus>
          </Stack>
        )}
      </QueryView>
    </Card>
  );
}
