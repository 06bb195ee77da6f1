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

/** Time to the first submission so far, in working hours and without holds. */
export function JobClock({ clock }: { clock: Clock }) {
  const t = useListMessages();
  return (
    <Badge family={families[clock.state]}>
      {t(`clock.${clock.state}`, { hours: Math.floor(clock.hours), limit: clock.limitHours })}
    </Badge>
  );
}
