import { useState } from 'react';
import type { CalendarEntry } from '@muster/contracts';
import {
  CalendarProvider,
  EntryAgenda,
  FeedCard,
  HoursCard,
  InvitationCard,
  OutsideCard,
} from '@muster/blocks';
import { QueryView, useActor, useCan, useDocumentTitle, useFollow } from '@muster/kit';
import {
  Button,
  Drawer,
  EmptyState,
  IconCalendar,
  NoticeBar,
  PageHeader,
  Skeleton,
  useMediaQuery,
} from '@muster/ui';
import { api } from '../../api.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { daysOf, entriesWithin, spanOf, type NewTime } from './calendar-days.ts';
import { EventDrawer } from './event-drawer.tsx';
import { NewEventDrawer } from './event-form.tsx';
import { useTeamCalendarMessages } from './messages.ts';
import { LayersDrawer } from './layers/layers-drawer.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OverlapDrawer } from './overlap/overlap-drawer.tsx';
import { TimeGrid } from './time-grid.tsx';
import { useOtherColleagues } from './use-colleagues.ts';
import { useCalendarAddress } from './use-calendar-address.ts';
import classes from './calendar.module.css';

/** The calendars of the reader and of colleagues, by day, week, month or as a list. */
export function CalendarPage() {
  const t = useTeamCalendarMessages();
  const can = useCan();
  useDocumentTitle(t('title'));
  const isPhone = useMediaQuery('(max-width: 700px)', undefined, {
    getInitialValueInEffect: false,
  });
  const address = useCalendarAddress(isPhone ?? false);
  const { panel, event, at, change } = address;
  const findOthers = useOtherColleagues();
  const close = () => change({ panel: null, event: null, at: null });
  return (
    <CalendarProvider api={api}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button variant="default" onClick={() => change({ panel: 'hours' })}>
              {t('mine')}
            </Button>
            {can('calendar.write') && (
              <Button onClick={() => change({ panel: 'new' })}>{t('new')}</Button>
            )}
          </>
        }
      />
      <div className={classes.page}>
        <CalendarBar address={address} isPhone={isPhone ?? false} />
        <CalendarView address={address} />
      </div>
      {panel === 'hours' && (
        <Drawer opened onClose={close} title={t('hours.title')}>
          <div className={classes.setup}>
            <HoursCard findColleagues={findOthers} />
            <InvitationCard />
            <OutsideCard />
            <FeedCard />
          </div>
        </Drawer>
      )}
      {panel === 'overlap' && <OverlapDrawer address={address} onClose={close} />}
      {panel === 'layers' && <LayersDrawer address={address} onClose={close} />}
      {panel === 'new' && can('calendar.write') && (
        <NewEventDrawer day={address.day} onClose={close} />
      )}
      {event !== null && <EventDrawer key={`${event}${at}`} id={event} at={at} onClose={close} />}
    </CalendarProvider>
  );
}

function CalendarView({ address }: { address: ReturnType<typeof useCalendarAddress> }) {
  const t = useTeamCalendarMessages();
  const me = useActor();
  const follow = useFollow();
  const { view, day, people, team, job, zones, change } = address;
  const [moving, setMoving] = useState<{ entry: CalendarEntry; time: NewTime } | null>(null);
  const days = daysOf(view, day);
  const whose = [me?.id, ...people].filter(Boolean).join(',');
  const query = api.useCalendarListQuery({
    query: {
      ...spanOf(days),
      ...(people.length > 0 && { people: whose }),
      ...(team && { team }),
      ...(job && { jobId: job }),
    },
  });
  const open = (entry: CalendarEntry) => {
    if (entry.event) change({ event: entry.event.id, at: entry.event.occurrence });
    else if (entry.link) follow(entry.link);
  };
  return (
    <>
      <QueryView
        query={query}
        keepPrevious
        isEmpty={({ data }) => view === 'agenda' && entriesWithin(data, days).length === 0}
        skeleton={<Skeleton height={view === 'agenda' ? 320 : 720} />}
        empty={<EmptyState icon={IconCalendar} title={t('none')} text={t('noneText')} />}
      >
        {({ data, isCut }) => (
          <>
            {isCut && <NoticeBar kind="warning">{t('cut')}</NoticeBar>}
            {view === 'agenda' && <EntryAgenda entries={entriesWithin(data, days)} onOpen={open} />}
            {view === 'month' && (
              <MonthGrid
                month={day.slice(0, 7)}
                entries={data}
                onOpen={open}
                onDay={(next) => change({ view: 'day', day: next })}
              />
            )}
            {(view === 'day' || view === 'week') && (
              <>
                <TimeGrid
                  days={days}
                  zones={zones}
                  entries={data}
                  onOpen={open}
                  onMove={(entry, time) => setMoving({ entry, time })}
                />
                <p className={classes.hint}>{t('hint')}</p>
              </>
            )}
          </>
        )}
      </QueryView>
      {moving && <MoveDialog {...moving} onClose={() => setMoving(null)} />}
    </>
  );
}
