import { useState } from 'react';
import { eventReminders, type CalendarEvent } from '@muster/contracts';
import { AnswerButtons, useCalendarMessages } from '@muster/blocks';
import { AppLink, LoadingDrawer } from '@muster/kit';
import {
  Button,
  Drawer,
  Group,
  KeyValueList,
  NoticeBar,
  StateBadge,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CancelEventDialog } from './cancel-event-dialog.tsx';
import { EditEventDrawer } from './event-form.tsx';
import { stretchOf, timeOf, wholeDaysOf } from './event-time.ts';
import { useTeamCalendarMessages } from './messages.ts';
import classes from './calendar.module.css';

interface EventDrawerProps {
  id: string;
  /** The opened occurrence of a repeated event. */
  at: string | null;
  onClose: () => void;
}

/** One event with its details, participants and actions. */
export function EventDrawer({ id, at, onClose }: EventDrawerProps) {
  const t = useTeamCalendarMessages();
  const [step, setStep] = useState<'edit' | 'cancel' | null>(null);
  const query = api.useCalendarReadQuery({ params: { id } });
  const event = query.currentData;
  if (!event) return <LoadingDrawer query={query} title={t('event.title')} onClose={onClose} />;
  const opened = event.recurrence ? at : null;
  if (step === 'edit') return <EditEventDrawer event={event} at={opened} onClose={onClose} />;
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        title={event.title}
        footer={
          event.mayEdit && (
            <Group>
              <Button variant="default" onClick={() => setStep('cancel')}>
                {t('event.cancel')}
              </Button>
              <Button onClick={() => setStep('edit')}>{t('event.edit')}</Button>
            </Group>
          )
        }
      >
        <EventFacts event={event} at={opened} />
      </Drawer>
      {step === 'cancel' && (
        <CancelEventDialog
          event={event}
          at={opened}
          onClose={() => setStep(null)}
          onCancelled={onClose}
        />
      )}
    </>
  );
}

function EventFacts({ event, at }: { event: CalendarEvent; at: string | null }) {
  const t = useTeamCalendarMessages();
  const words = useCalendarMessages();
  const { allDay, timeZone, place, placeValue, recurrence, description, attendees } = event;
  const time = timeOf(event, at);
  const reminders = eventReminders.flatMap((minutes) =>
    event.reminderMinutes.includes(minutes) ? [t(`reminder.m${minutes}`)] : [],
  );
  const own = viewerTimeZone();
  const when = (zone: string) => (allDay ? wholeDaysOf(time, zone) : stretchOf(time, zone));
  return (
    <div className={classes.setup}>
      {event.isCancelled && <NoticeBar kind="warning">{t('event.cancelled')}</NoticeBar>}
      {event.response && !event.isCancelled && (
        <AnswerButtons event={event} response={event.response} />
      )}
      <KeyValueList
        items={[
          { label: t('event.what'), value: words(`kind.${event.kind}`) },
          { label: t('event.when'), value: when(allDay ? timeZone : own) },
          ...(allDay || timeZone === own
            ? []
            : [{ label: t('event.zone', { city: zoneCity(timeZone) }), value: when(timeZone) }]),
          ...(recurrence
            ? [
                {
                  label: t('event.repeats'),
                  value: t(`event.rule.${recurrence.frequency}`, { count: recurrence.count }),
                },
              ]
            : []),
          ...(place || placeValue
            ? [
                {
                  label: t('event.where'),
                  value: <Place place={place} value={placeValue} />,
                },
              ]
            : []),
          ...(reminders.length > 0
            ? [{ label: t('event.reminders'), value: reminders.join(', ') }]
            : []),
          ...(description ? [{ label: t('event.about'), value: description }] : []),
          { label: t('event.organiser'), value: event.organiser.name },
          ...(attendees.length > 0
            ? [
                {
                  label: t('event.people'),
                  value: (
                    <ul className={classes.names}>
                      {attendees.map(({ id, name, response, note }) => (
                        <li key={id}>
                          {name} <StateBadge machine="calendar_response" state={response} /> {note}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function Place({ place, value }: { place: CalendarEvent['place']; value: string | null }) {
  const t = useTeamCalendarMessages();
  const words = t(`form.places.${place ?? 'none'}`);
  if (!value) return words;
  if (place === 'platform_meeting') return <AppLink href={value}>{t('event.join')}</AppLink>;
  if (place !== 'external_link') return value;
  return (
    <a href={value} target="_blank" rel="noreferrer">
      {t('event.join')}
    </a>
  );
}
