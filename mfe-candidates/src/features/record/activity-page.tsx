import { useState } from 'react';
import { candidatesRoutes, href } from '@muster/contracts';
import type { ActivityGroup, ActivityItem } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Button,
  IconActivity,
  IconArrowBackUp,
  IconArrowRight,
  IconBriefcase,
  IconCheck,
  IconCurrencyDollar,
  IconFileText,
  IconFileUpload,
  IconListCheck,
  IconMail,
  IconMailOpened,
  IconNotes,
  IconPencil,
  IconTrash,
  IconUserCheck,
  IconUserPlus,
  Link,
  Skeleton,
  Text,
  Timeline,
  dayKey,
  formatRelativeDay,
} from '@muster/ui';
import type { IconComponent } from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';
import { activitySentence } from './activity-words.ts';
import classes from './record-activity.module.css';

const icons: Record<ActivityItem['kind'], IconComponent> = {
  created: IconUserPlus,
  changed: IconPencil,
  status_changed: IconUserCheck,
  rate_changed: IconCurrencyDollar,
  note_added: IconNotes,
  note_removed: IconTrash,
  task_added: IconListCheck,
  task_done: IconCheck,
  file_added: IconFileUpload,
  file_changed: IconFileText,
  file_removed: IconTrash,
  file_restored: IconArrowBackUp,
  application_added: IconBriefcase,
  application_changed: IconArrowRight,
  mail_sent: IconMail,
  mail_failed: IconMailOpened,
  deleted: IconTrash,
  restored: IconArrowBackUp,
};

const sizes = { first: 12, later: 40 };

interface ActivityPageProps {
  candidateId: string;
  groups: readonly ActivityGroup[];
  /** Where the page begins; absent for the newest. */
  cursor?: string;
  /** The day that the page before ended on: its heading stands there already. */
  dayBefore?: string;
}

/** One page of the timeline, by days, and the way to the next, which opens beneath it. */
export function ActivityPage({ candidateId, groups, cursor, dayBefore }: ActivityPageProps) {
  const t = useWords();
  const [goesOn, setGoesOn] = useState(false);
  const query = api.useCandidatesActivityQuery({
    params: { id: candidateId },
    query: {
      limit: cursor ? sizes.later : sizes.first,
      ...(cursor && { cursor }),
      ...(groups.length > 0 && { groups: groups.join(',') }),
    },
  });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="compact"
      skeleton={<Skeleton height={160} />}
      empty={
        <Text c="dimmed">
          {t(groups.length > 0 ? 'record.activity.noneOfThese' : 'record.activity.none')}
        </Text>
      }
    >
      {({ data, nextCursor }) => (
        <>
          {byDay(data).map(({ day, items }) => (
            <section key={day} className={classes.day}>
              {day !== dayBefore && (
                <h3 className={classes.dayName}>{formatRelativeDay(items[0]?.at ?? day)}</h3>
              )}
              <Timeline items={items.map((item) => itemOf(item, candidateId, t))} timeOnly />
            </section>
          ))}
          {nextCursor && !goesOn && (
            <Button variant="subtle" size="xs" onClick={() => setGoesOn(true)}>
              {t('record.activity.more')}
            </Button>
          )}
          {nextCursor && goesOn && (
            <ActivityPage
              candidateId={candidateId}
              groups={groups}
              cursor={nextCursor}
              dayBefore={lastDayOf(data)}
            />
          )}
        </>
      )}
    </QueryView>
  );
}

function byDay(data: readonly ActivityItem[]): { day: string; items: ActivityItem[] }[] {
  const days = new Map<string, ActivityItem[]>();
  for (const item of data) {
    const day = dayKey(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}

function lastDayOf(data: readonly ActivityItem[]): string | undefined {
  const last = data.at(-1);
  return last && dayKey(last.at);
}

function itemOf(item: ActivityItem, candidateId: string, t: ReturnType<typeof useWords>) {
  const { id, kind, at, excerpt } = item;
  const to = placeOf(item, candidateId);
  return {
    id,
    icon: icons[kind] ?? IconActivity,
    title: activitySentence(item, t),
    when: at,
    quote:
      excerpt && to ? (
        <Link href={to} className={classes.link}>
          {excerpt}
        </Link>
      ) : (
        (excerpt ?? undefined)
      ),
  };
}

/** Where the part of the record lies that an item is about; null where that is gone or here. */
function placeOf({ group, kind, targetId }: ActivityItem, id: string): string | null {
  if (group === 'notes' && kind === 'note_added') return href(candidatesRoutes.notes, { id });
  if (group === 'applications') return href(candidatesRoutes.applications, { id });
  if (group === 'files' && targetId && kind !== 'file_removed')
    return href(candidatesRoutes.profile, { id }, { file: targetId });
  return null;
}
