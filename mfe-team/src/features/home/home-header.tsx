import { useCan, useSession } from '@muster/kit';
import { PageHeader, formatTime, intlLocale, useNow, viewerTimeZone } from '@muster/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { partOfDay } from './part-of-day.ts';
import { useHomeMessages, type HomeMessages } from './use-home-messages.ts';

/** Greeting, date and local time, and the number of things to do. */
export function HomeHeader({ actions }: { actions: ReactNode }) {
  const t = useHomeMessages();
  const session = useSession();
  const now = useNow();
  const can = useCan();
  const queue = api.useHomeQueueQuery({ query: { tab: 'all' } }, { skip: !can('task.read') });
  const day = new Intl.DateTimeFormat(intlLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: viewerTimeZone(),
  }).format(now);
  const decides = can('approval.list');
  const approvals = api.useApprovalsListQuery({}, { skip: !decides });
  // Shown only once all counts are loaded, so that it matches the page below.
  const due =
    queue.data &&
    (approvals.data || !decides) &&
    dueText({ ...queue.data.counts, approvals: approvals.data?.waiting.length ?? 0 }, t);
  return (
    <PageHeader
      variant="client"
      title={t(`greeting.${partOfDay(now)}`, { name: session?.user.firstName ?? '' })}
      subtitle={[t('now', { day, time: formatTime(now, { zone: true }) }), due]
        .filter(Boolean)
        .join(' ')}
      actions={actions}
    />
  );
}

function dueText(
  { late, today, all, approvals }: { late: number; today: number; all: number; approvals: number },
  t: HomeMessages,
): string {
  const count = late + today + approvals;
  if (count === 0 && all > 0) return t('due.later', { count: all });
  if (count === 0) return t('due.none');
  if (late === 0) return t('due.some', { count });
  return late === count ? t('due.allLate', { count }) : t('due.late', { count, late });
}
