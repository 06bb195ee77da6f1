import { limits, type Contractor } from '@muster/contracts';
import { Badge, StateBadge } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

/** Days left from which the badge is red: the last two of the reminders. */
const pressingDays = limits.placement.endAlertDays.toSorted((a, b) => a - b)[1] ?? 0;

/** State of a contract, or the days left once its end is near. */
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
