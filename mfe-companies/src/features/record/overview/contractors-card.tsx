import type { CompanyOverview, CompanyRecord } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import {
  Badge,
  Card,
  CardRow,
  CardRows,
  PersonLine,
  Skeleton,
  Text,
  dayKey,
  formatDate,
  useNow,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './jobs-card.module.css';

type Contractor = NonNullable<CompanyOverview['contractors']>['next'][number];

/** Current contractors, those who leave first at the top; hidden for roles without contracts. */
export function ContractorsCard({ company }: { company: CompanyRecord }) {
  const t = useMessages();
  const query = api.useCompaniesOverviewQuery({ params: { id: company.id } });
  if (query.data && !query.data.contractors) return null;
  return (
    <Card
      title={t('record.contractors.title')}
      count={query.data?.contractors?.live ?? undefined}
      flush
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ contractors }) =>
          contractors && contractors.next.length > 0 ? (
            <CardRows>
              {contractors.next.map((contractor) => (
                <CardRow key={contractor.id} compact wraps>
                  <PersonLine name={contractor.name} secondary={contractor.jobTitle} />
                  <End contractor={contractor} />
                </CardRow>
              ))}
            </CardRows>
          ) : (
            <Text c="dimmed" className={classes.none}>
              {t(noneOf(contractors?.live ?? null))}
            </Text>
          )
        }
      </QueryView>
    </Card>
  );
}

/** Without the right to see contractors the card says so, instead of "none". */
const noneOf = (live: number | null) =>
  live === 0 ? ('record.contractors.none' as const) : ('record.contractors.noneOfYours' as const);

/** The last day of a contract; red once it has passed. */
function End({ contractor }: { contractor: Contractor }) {
  const t = useMessages();
  const today = dayKey(useNow());
  const { plannedEndDate: end, isPaused } = contractor;
  if (isPaused) return <Badge family="amber">{t('record.contractors.paused')}</Badge>;
  if (!end) return <span className={classes.facts}>{t('record.contractors.open')}</span>;
  if (end < today)
    return <Badge family="red">{t('record.contractors.over', { day: formatDate(end) })}</Badge>;
  return (
    <span className={classes.facts}>{t('record.contractors.until', { day: formatDate(end) })}</span>
  );
}
