import { useState } from 'react';
import {
  calendarEventKinds,
  eventReminders,
  interviewPlaces,
  limits,
  meetingPlaces,
  recurrenceFrequencies,
  shiftDay,
  type CalendarAttendee,
} from '@muster/contracts';
import { useCalendarMessages } from '@muster/blocks';
import {
  CheckboxField,
  DateField,
  EmailField,
  FieldRow,
  MultiSelectField,
  NumberField,
  RepeatRows,
  SearchSelectField,
  SelectField,
  TextArea,
  TextField,
  viewerTimeZone,
  zoneCity,
} from '@muster/ui';
import { lengthOf, newColleague, newGuest, withBeginning } from './event-values.ts';
import { useTeamCalendarMessages } from './messages.ts';
import { useColleagues } from './use-colleagues.ts';
import type { EventZodForm } from './use-event-form.ts';

const { calendar: max } = limits;
const clockOptions = Array.from({ length: 96 }, (_, index) => {
  const hour = String(Math.floor(index / 4)).padStart(2, '0');
  const value = `${hour}:${String((index % 4) * 15).padStart(2, '0')}`;
  return { value, label: value };
});

interface EventFieldsProps {
  form: EventZodForm;
  people: readonly CalendarAttendee[];
  isNew: boolean;
}

/** The title, time, participants and place of an event. */
export function EventFields({ form, people, isNew }: EventFieldsProps) {
  const t = useTeamCalendarMessages();
  const words = useCalendarMessages();
  const { place, repeat } = form.values;
  // A room serves only one occurrence.
  const places = repeat === 'none' ? interviewPlaces : meetingPlaces;
  return (
    <>
      <TextField
        label={t('form.titleField')}
        required
        maxLength={max.title}
        {...form.field('title')}
      />
      <SelectField
        label={t('form.kind')}
        options={calendarEventKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        {...form.field('kind')}
      />
      <WhenFields form={form} />
      {isNew && (
        <FieldRow>
          <SelectField
            label={t('form.repeat')}
            options={(['none', ...recurrenceFrequencies] as const).map((value) => ({
              value,
              label: t(`form.repeats.${value}`),
            }))}
            {...form.field('repeat')}
          />
          {repeat !== 'none' && (
            <NumberField
              label={t('form.count')}
              min={2}
              max={max.recurrence.count}
              {...form.field('count')}
            />
          )}
        </FieldRow>
      )}
      <PeopleFields form={form} people={people} />
      <SelectField
        label={t('form.place')}
        help={place === 'platform_meeting' ? t('form.roomHelp') : undefined}
        options={(['none', ...places] as const).map((value) => ({
          value,
          label: t(`form.places.${value}`),
        }))}
        {...form.field('place')}
      />
      {place !== 'none' && place !== 'platform_meeting' && (
        <TextField
          label={t('form.placeValue')}
          maxLength={max.place}
          {...form.field('placeValue')}
        />
      )}
      <MultiSelectField
        label={t('form.reminders')}
        help={t('form.remindersHelp')}
        options={eventReminders.map((minutes) => ({
          value: String(minutes),
          label: t(`reminder.m${minutes}`),
        }))}
        {...form.field('reminders')}
      />
      <TextArea
        label={t('form.description')}
        maxLength={max.description}
        {...form.field('description')}
      />
      <CheckboxField label={t('form.private')} {...form.field('isPrivate')} />
      <CheckboxField label={t('form.tell')} {...form.field('tellPeople')} />
    </>
  );
}

function WhenFields({ form }: Pick<EventFieldsProps, 'form'>) {
  const t = useTeamCalendarMessages();
  const { allDay, firstDay, lastDay, from } = form.values;
  // Kept beside the form: a first day that is typed anew is empty for a moment.
  const [length, setLength] = useState(() => lengthOf(firstDay, lastDay));
  return (
    <>
      <CheckboxField label={t('form.allDay')} {...form.field('allDay')} />
      <FieldRow>
        <DateField
          label={t('form.firstDay')}
          required
          {...form.field('firstDay')}
          onChange={(day) =>
            form.applyPatch({ firstDay: day, ...(day && { lastDay: shiftDay(day, length) }) })
          }
        />
        <DateField
          label={t('form.lastDay')}
          required
          min={firstDay ?? undefined}
          {...form.field('lastDay')}
          onChange={(day) => {
            form.setValue('lastDay', day);
            if (day) setLength(lengthOf(firstDay, day));
          }}
        />
      </FieldRow>
      {!allDay && (
        <FieldRow>
          <SelectField
            label={t('form.from')}
            help={t('form.zone', { zone: zoneCity(viewerTimeZone()) })}
            options={clockOptions}
            {...form.field('from')}
            onChange={(clock: string | null) =>
              form.applyPatch(withBeginning(form.values, clock ?? from))
            }
          />
          <SelectField label={t('form.to')} options={clockOptions} {...form.field('to')} />
        </FieldRow>
      )}
    </>
  );
}

function PeopleFields({ form, people }: Pick<EventFieldsProps, 'form' | 'people'>) {
  const t = useTeamCalendarMessages();
  const search = useColleagues();
  const named = (id: string | null) => {
    const found = people.find(({ userId }) => userId !== null && userId === id);
    return found?.userId ? { value: found.userId, label: found.name } : null;
  };
  return (
    <>
      <RepeatRows
        label={t('form.colleagues')}
        {...form.list('colleagues')}
        onMove={undefined}
        max={max.attendees}
        newItem={newColleague}
        addLabel={t('form.addColleague')}
        itemLabel={(_row, index) => t('form.row', { number: index + 1 })}
        renderRow={({ id }, index) => (
          <SearchSelectField
            label={t('form.colleague')}
            search={search}
            valueOption={named(id)}
            {...form.field(`colleagues.${index}.id`)}
          />
        )}
      />
      <RepeatRows
        label={t('form.guests')}
        {...form.list('guests')}
        onMove={undefined}
        max={max.guests}
        newItem={newGuest}
        addLabel={t('form.addGuest')}
        itemLabel={(_row, index) => t('form.row', { number: index + 1 })}
        renderRow={(_row, index) => (
          <FieldRow>
            <TextField
              label={t('form.guestName')}
              maxLength={max.name}
              {...form.field(`guests.${index}.name`)}
            />
            <EmailField label={t('form.guestEmail')} {...form.field(`guests.${index}.email`)} />
          </FieldRow>
        )}
      />
    </>
  );
}
