import { useState } from 'react';
import type { InterviewVisit } from '@muster/contracts';
import { saveFile } from '@muster/kit';
import { Button, IconCalendarPlus, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { useInterviewMessages } from './messages.ts';
import classes from './interview.module.css';

/** `20261126T100000Z`. */
const compact = (at: string): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

function calendarLinks(visit: InterviewVisit, startsAt: string, endsAt: string) {
  const summary = `${visit.title}, ${visit.agencyName}`;
  const { kind, value } = visit.place;
  // Path of a room on this platform.
  const location =
    kind === 'platform_meeting' && value
      ? new URL(value, window.location.origin).href
      : (value ?? '');
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    location,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    location,
    startdt: startsAt,
    enddt: endsAt,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}

interface AddToCalendarProps {
  handle: string;
  visit: InterviewVisit;
  startsAt: string;
  endsAt: string;
}

/** Adds the interview to the person's own calendar: as a file, or in two web calendars. */
export function AddToCalendar({ handle, visit, startsAt, endsAt }: AddToCalendarProps) {
  const t = useInterviewMessages();
  const [read, { isFetching }] = api.useLazyScheduleVisitCalendarQuery();
  const [isFailed, setIsFailed] = useState(false);
  const links = calendarLinks(visit, startsAt, endsAt);

  async function save() {
    const file = await read({ params: { handle } })
      .unwrap()
      .catch(() => null);
    setIsFailed(!file);
    if (file) saveFile(file.filename, 'text/calendar', file.content);
  }

  return (
    <section aria-labelledby="to-calendar">
      <h2 className={classes.subtitle} id="to-calendar">
        {t('calendar.title')}
      </h2>
      <div className={classes.buttons}>
        <Button
          size="md"
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          loading={isFetching}
          onClick={() => void save()}
        >
          {t('calendar.file')}
        </Button>
        {(['google', 'outlook'] as const).map((kind) => (
          <Button
            key={kind}
            size="md"
            variant="default"
            component="a"
            href={links[kind]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t(`calendar.${kind}`)}
          </Button>
        ))}
      </div>
      {isFailed && <NoticeBar kind="danger">{t('calendar.failed')}</NoticeBar>}
    </section>
  );
}
