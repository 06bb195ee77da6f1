import { clientDashboardRoutes, href } from '@muster/contracts';
import { RecordTabs } from '@muster/ui';
import { useInterviewMessages } from '../../shared/interviews/messages.ts';

/** Tabs for upcoming and past interviews. */
export function InterviewTabs({ active }: { active: 'upcoming' | 'past' }) {
  const t = useInterviewMessages();
  return (
    <RecordTabs
      flush
      items={[
        {
          label: t('tabs.upcoming'),
          href: href(clientDashboardRoutes.clientDashboardUpcomingInterviews),
          active: active === 'upcoming',
        },
        {
          label: t('tabs.past'),
          href: href(clientDashboardRoutes.clientDashboardPastInterviews),
          active: active === 'past',
        },
      ]}
    />
  );
}
