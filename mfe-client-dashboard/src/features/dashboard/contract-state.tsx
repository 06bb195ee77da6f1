import { limits, type Contractor } from '@muster/contracts';
import { Badge, StateBadge } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** From so few days on an end is pressing: the last two of the days on which people are told. */
const pressingDays = limits.placement.endAlertDays.toSorted((a, b) => a - b)[1] ?? 0;

/** Where a contract stands: what is coming counts more than its state. */
export function ContractState({ contractor }: { contractor: Contractor }) {
  const t = useMessages();
  const { status, daysLeft } = contractor;
  if (status === 'pending_start') return <Badge family="blue">{t('contractors.starting')}</Badge>;
  if (daysLeft === null) return <StateBadge machine="placement" state={status} />;
  if (daysLeft < 0)
    return <Badge family="red">{t('contractors.overdue', { count: -daysLeft })}</Badge>;
  return (
    <Badge family={daysLeft <= pressingDays ? 'red' : 'amber'}>
      {t('contractors.endsIn', { count: daysLeft })}
    </Badge>
  );
}
