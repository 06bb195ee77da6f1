import { candidatesRoutes, href, type ActivityGroup, type ActivityItem } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  DayTimeline,
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
  NextPage,
  Skeleton,
  Text,
  type IconComponent,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
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
  /** Cursor of the page; absent for the newest. */
  cursor?: string;
  /** Time of the previous page's last item. */
  after?: string | undefined;
}

/** One page of the timeline, grouped by day, with the next one opening below it. */
export function ActivityPage({ candidateId, groups, cursor, after }: ActivityPageProps) {
  const t = useMessages();
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
          <DayTimeline items={data.map((item) => itemOf(item, candidateId, t))} after={after} />
          <NextPage cursor={nextCursor} label={t('record.activity.more')}>
            {(next) => (
              <ActivityPage
                candidateId={candidateId}
                groups={groups}
                cursor={next}
                after={data.at(-1)?.at}
              />
            )}
          </NextPage>
        </>
      )}
    </QueryView>
  );
}

function itemOf(item: ActivityItem, candidateId: string, t: ReturnType<typeof useMessages>) {
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

/** Returns the link to the item's part of the record; null if it is gone or on this page. */
function placeOf({ group, kind, targetId }: ActivityItem, id: string): string | null {
  if (group === 'notes' && kind === 'note_added') return href(candidatesRoutes.notes, { id });
  if (group === 'applications') return href(candidatesRoutes.applications, { id });
  if (group === 'files' && targetId && kind !== 'file_removed')
    return href(candidatesRoutes.profile, { id }, { file: targetId });
  return null;
}
