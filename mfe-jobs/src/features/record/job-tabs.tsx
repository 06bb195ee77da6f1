import type { ReactNode } from 'react';
import { href, jobsRoutes, type JobRecord, type Route } from '@muster/contracts';
import { useCan } from '@muster/kit';
import { RecordTabs } from '@muster/ui';
import { peopleOn } from '../../shared/people-on-job.ts';
import { useRecordMessages } from './messages.ts';

export type JobTab = 'overview' | 'candidates' | 'positions';

interface JobTabsProps {
  job: JobRecord;
  active: JobTab;
  end?: ReactNode;
}

/** Tabs of the parts that the reader may open, each with an address. */
export function JobTabs({ job, active, end }: JobTabsProps) {
  const t = useRecordMessages();
  const can = useCan();
  const live = peopleOn(job.details?.metrics ?? {});
  const tabs: { tab: JobTab; route: Route; count?: number }[] = [
    { tab: 'overview', route: jobsRoutes.record },
    {
      tab: 'candidates',
      route: jobsRoutes.candidates,
      ...(job.details?.metrics.stages && { count: live }),
    },
    { tab: 'positions', route: jobsRoutes.positions, count: job.positionsCount },
  ];
  return (
    <RecordTabs
      end={end}
      items={tabs
        .filter(
          ({ route: { status, permission } }) =>
            status === 'built' && (permission === undefined || can(permission)),
        )
        .map(({ tab, route, count }) => ({
          label: t(`tabs.${tab}`),
          href: href(route, { id: job.id }),
          active: tab === active,
          ...(count !== undefined && { count }),
        }))}
    />
  );
}
