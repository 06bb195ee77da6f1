import type { CompanyOverview, CompanyRecord } from '@muster/contracts';
import { Badge, Tooltip } from '@muster/ui';
import { api } from '../../api.ts';
import { percentOf } from '../../shared/percent-of.ts';
import { useMessages } from '../../shared/use-messages.ts';

type Response = NonNullable<CompanyOverview['submissions']>['response'];

/** Percentages from which a client counts as reliable, and as mostly reliable. */
const good = 80;
const fair = 50;

/** Health of the relationship: share of requests that the client answered within its hours. */
export function HealthBadge({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const { data } = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  const response = data?.submissions?.response;
  if (!response) return null;
  const health = healthOf(response);
  const families = { good: 'green', fair: 'amber', poor: 'red', none: 'grey' } as const;
  return (
    <Tooltip
      disabled={health === 'none'}
      label={t('record.health.text', {
        percent: percentOf(response.inTime, response.asked),
        count: response.asked,
        hours: company.feedbackSlaHours,
      })}
    >
      <span>
        <Badge family={families[health]}>{t(`record.health.${health}`)}</Badge>
      </span>
    </Tooltip>
  );
}

function healthOf({ asked, inTime }: Response): 'good' | 'fair' | 'poor' | 'none' {
  if (asked === 0) return 'none';
  const percent = percentOf(inTime, asked);
  if (percent >= good) return 'good';
  return percent >= fair ? 'fair' : 'poor';
}
