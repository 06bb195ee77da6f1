import type { JobRow } from '@muster/contracts';
import { Badge, type BadgeProps } from '@muster/ui';
import { useListMessages } from './list-words.ts';

type Clock = NonNullable<JobRow['clock']>;

const families: Readonly<Record<Clock['state'], BadgeProps['family']>> = {
  running: 'blue',
  late: 'red',
  paused: 'amber',
  met: 'green',
  missed: 'grey',
};

/** How long the first submission took, or takes: working hours, holds left out. */
export function JobClock({ clock }: { clock: Clock }) {
  const t = useListMessages();
  return (
    <Badge family={families[clock.state]}>
      {t(`clock.${clock.state}`, { hours: Math.floor(clock.hours), limit: clock.limitHours })}
    </Badge>
  );
}
