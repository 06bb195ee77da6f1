import type { CandidateRow } from '@muster/contracts';
import { StateBadge, Tooltip, VisuallyHidden, formatDate } from '@muster/ui';
import { useListMessages } from '../../shared/use-list-messages.ts';

/** Status of a row; for a snoozed candidate with the end date. */
export function CandidateStatus({ row: { status, snoozedUntil } }: { row: CandidateRow }) {
  const t = useListMessages();
  const badge = <StateBadge machine="candidate" state={status} />;
  if (!snoozedUntil) return badge;
  const until = t('list.until', { until: formatDate(snoozedUntil) });
  return (
    <Tooltip label={until}>
      <span>
        {badge}
        <VisuallyHidden>{until}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
