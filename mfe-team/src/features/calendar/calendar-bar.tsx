import { useState } from 'react';
import {
  Button,
  Chip,
  Group,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  ListFocus,
  SearchSelectField,
  SegmentedControl,
  dayKey,
  formatDate,
  formatMonth,
  type FieldOption,
} from '@muster/ui';
import { calendarViews, daysOf, turned, type CalendarView } from './calendar-days.ts';
import { LayerChips } from './layers/layer-chips.tsx';
import { useLayerMessages } from './layers/messages.ts';
import { useTeamCalendarMessages } from './messages.ts';
import type { CalendarAddress } from './use-calendar-address.ts';
import { useColleagues } from './use-colleagues.ts';
import classes from './calendar.module.css';

interface CalendarBarProps {
  address: CalendarAddress;
  /** A phone shows only the list. */
  isPhone: boolean;
}

/** Chooses the days, the view and the people. */
export function CalendarBar({ address, isPhone }: CalendarBarProps) {
  const t = useTeamCalendarMessages();
  const { view, day, change } = address;
  const days = daysOf(view, day);
  const [first = day] = days;
  const range =
    view === 'month'
      ? formatMonth(day.slice(0, 7))
      : view === 'day'
        ? formatDate(day, { weekday: true })
        : `${formatDate(first, { year: false })} – ${formatDate(days.at(-1) ?? first)}`;
  return (
    <>
      <div className={classes.bar}>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => change({ day: dayKey(new Date()) })}>
            {t('today')}
          </Button>
          <IconButton
            aria-label={t('previous')}
            onClick={() => change({ day: turned(view, day, -1) })}
          >
            <IconChevronLeft size={16} />
          </IconButton>
          <IconButton aria-label={t('next')} onClick={() => change({ day: turned(view, day, 1) })}>
            <IconChevronRight size={16} />
          </IconButton>
        </Group>
        <p className={classes.range} aria-live="polite">
          {range}
        </p>
        {!isPhone && (
          <SegmentedControl<CalendarView>
            aria-label={t('views.label')}
            value={view}
            data={calendarViews.map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={(next) => change({ view: next })}
          />
        )}
      </div>
      <People address={address} />
    </>
  );
}

/** People whose calendars are shown beside the user's own. */
function People({ address }: { address: CalendarAddress }) {
  const t = useTeamCalendarMessages();
  const layers = useLayerMessages();
  const { people, change } = address;
  const search = useColleagues();
  const [known, setKnown] = useState<readonly FieldOption[]>([]);
  const nameOf = (id: string) => known.find(({ value }) => value === id)?.label ?? t('colleague');
  const show = (ids: readonly string[]) => change({ people: ids.join(',') });
  return (
    <div className={classes.people}>
      <ListFocus>
        <div className={classes.finder}>
          <SearchSelectField
            key={people.join(',')}
            label={t('people')}
            value={null}
            search={search}
            onChange={(id, option) => {
              if (!id || people.includes(id)) return;
              if (option) setKnown((before) => [...before, option]);
              show([...people, id]);
            }}
          />
        </div>
        {people.map((id) => (
          <Chip key={id} onRemove={() => show(people.filter((other) => other !== id))}>
            {nameOf(id)}
          </Chip>
        ))}
        <LayerChips address={address} />
      </ListFocus>
      <Button size="xs" variant="default" onClick={() => change({ panel: 'layers' })}>
        {layers('open')}
      </Button>
      <Button size="xs" variant="default" onClick={() => change({ panel: 'overlap' })}>
        {t('overlap')}
      </Button>
    </div>
  );
}
