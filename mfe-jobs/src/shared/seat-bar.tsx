import type { JobRecord } from '@muster/contracts';
import { Progress, ValueTooltip } from '@muster/ui';
import type { Translate } from './use-messages.ts';

type Seats = Pick<
  JobRecord,
  'positionsCount' | 'positionsFilled' | 'positionsReserved' | 'positionsOnHold'
>;

/** Describes a job's positions: filled, reserved, open, on hold. */
export function seatsText(t: Translate, job: Seats): string {
  const { positionsCount: total, positionsFilled: filled } = job;
  const { positionsReserved: reserved = 0, positionsOnHold: onHold = 0 } = job;
  const open = Math.max(0, total - filled - reserved - onHold);
  const words = t('list.seats', { filled, reserved, open });
  return onHold > 0 ? t('list.seatsOnHold', { words, onHold }) : words;
}

interface SeatBarProps {
  job: Seats;
  t: Translate;
  className?: string | undefined;
}

/** A job's positions as a bar in three parts: filled, reserved, open. */
export function SeatBar({ job, t, className }: SeatBarProps) {
  const { positionsCount: total, positionsFilled: filled, positionsReserved: reserved = 0 } = job;
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100);
  const words = seatsText(t, job);
  return (
    <ValueTooltip label={() => words}>
      <Progress.Root size={6} className={className} role="img" aria-label={words}>
        <Progress.Section withAria={false} color="green" value={share(filled)} />
        <Progress.Section withAria={false} color="violet" value={share(reserved)} />
      </Progress.Root>
    </ValueTooltip>
  );
}
