import type { JobActivityItem } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  DayTimeline,
  IconActivity,
  IconArrowBackUp,
  IconBriefcase,
  IconCalendar,
  IconCheck,
  IconCopy,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSend,
  IconTrash,
  IconUsers,
  IconX,
  NextPage,
  RailSection,
  Skeleton,
  Text,
  type IconComponent,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useRecordMessages, type RecordMessages } from './messages.ts';
import classes from './record.module.css';

const icons: Readonly<Record<string, IconComponent>> = {
  'job.create': IconPlus,
  'job.client_create': IconPlus,
  'job.client_ask': IconSend,
  'job.copy': IconCopy,
  'job.update': IconPencil,
  'job.change_team': IconUsers,
  'job.submit_for_review': IconSend,
  'job.open': IconPlayerPlay,
  'job.reopen': IconArrowBackUp,
  'job.resume': IconPlayerPlay,
  'job.send_back': IconArrowBackUp,
  'job.hold': IconPlayerPause,
  'job.fill': IconCheck,
  'job.close': IconX,
  'job.cancel': IconX,
  'job.edit_opened_date': IconCalendar,
  'job.delete': IconTrash,
  'job.restore_deleted': IconArrowBackUp,
};

/** Activity of the job and its positions, newest first. */
export function JobActivity({ jobId }: { jobId: string }) {
  const t = useRecordMessages();
  return (
    <RailSection title={t('activity.title')}>
      <ActivityPage jobId={jobId} />
    </RailSection>
  );
}

interface ActivityPageProps {
  jobId: string;
  /** Cursor of the page; absent for the newest. */
  cursor?: string;
  /** Time of the previous page's last item. */
  after?: string | undefined;
}

function ActivityPage({ jobId, cursor, after }: ActivityPageProps) {
  const t = useRecordMessages();
  const query = api.useJobsActivityQuery({
    params: { id: jobId },
    query: { limit: cursor ? 40 : 12, ...(cursor && { cursor }) },
  });
  return (
    <QueryView
      query={query}
      keepPrevious
      size="compact"
      skeleton={<ActivitySkeleton />}
      empty={<Text c="dimmed">{t('activity.none')}</Text>}
    >
      {({ data, nextCursor }) => (
        <>
          <DayTimeline items={data.map((item) => itemOf(item, t))} after={after} />
          <NextPage cursor={nextCursor} label={t('activity.more')}>
            {(next) => <ActivityPage jobId={jobId} cursor={next} after={data.at(-1)?.at} />}
          </NextPage>
        </>
      )}
    </QueryView>
  );
}

/** Placeholder lines in the final layout: an icon, a sentence, a time. */
function ActivitySkeleton() {
  return (
    <div className={classes.activitySkeleton} aria-hidden>
      {['85%', '60%', '75%', '50%'].map((width) => (
        <div key={width} className={classes.activityLine}>
          <Skeleton height={18} circle />
          <div>
            <Skeleton height={12} width={width} />
            <Skeleton height={10} width={44} />
          </div>
        </div>
      ))}
    </div>
  );
}

const itemOf = (item: JobActivityItem, t: RecordMessages) => ({
  id: item.id,
  icon: icons[item.action] ?? (item.action.startsWith('position.') ? IconBriefcase : IconActivity),
  title: sentence(item, t),
  when: item.at,
  ...(item.excerpt && { quote: item.excerpt }),
});

type Key = Parameters<RecordMessages>[0];

function sentence({ action, actor, fields }: JobActivityItem, t: RecordMessages): string {
  const values = { actor: actor ?? t('activity.somebody'), fields: fieldNames(fields, t) };
  const key = `activity.action.${action}` as Key;
  const text = t(key, values);
  return text === key ? t('activity.action.other', values) : text;
}

function fieldNames(fields: readonly string[], t: RecordMessages): string {
  const names = fields.flatMap((field) => {
    const key = `activity.field.${field.split('.')[0]}` as Key;
    const text = t(key);
    return text === key ? [] : [text];
  });
  return names.length > 0 ? [...new Set(names)].join(', ') : t('activity.theJob');
}
