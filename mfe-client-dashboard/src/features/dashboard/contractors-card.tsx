import { clientDashboardRoutes, type Contractor } from '@muster/contracts';
import { QueryView, RouteLink, type QueryLike } from '@muster/kit';
import {
  Card,
  CardRow,
  CardRows,
  EmptyLine,
  PersonLine,
  Skeleton,
  formatDate,
  formatMoney,
} from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import { AskExtension } from './ask-extension.tsx';
import { ContractState } from './contract-state.tsx';
import classes from './dashboard-page.module.css';

/** Current and upcoming contractors, the earliest to leave first. */
export function ContractorsCard({ query }: { query: QueryLike<{ data: Contractor[] }> }) {
  const t = useMessages();
  return (
    <Card
      title={t('contractors.title')}
      count={query.data?.data.length || undefined}
      actions={
        <RouteLink route={clientDashboardRoutes.clientDashboardPastContractors}>
          {t('contractors.past')}
        </RouteLink>
      }
      flush
    >
      <QueryView
        query={query}
        size="compact"
        empty={<EmptyLine text={t('contractors.none')} />}
        skeleton={
          <div className={classes.rowSkeleton} aria-hidden>
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        }
      >
        {({ data }) => (
          <CardRows>
            {data.map((contractor) => (
              <CardRow key={contractor.id} wraps>
                <Row contractor={contractor} />
              </CardRow>
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function Row({ contractor }: { contractor: Contractor }) {
  const t = useMessages();
  const {
    name,
    jobTitle,
    startDate,
    endDate,
    status,
    supervisor,
    hoursPerWeek,
    billRate,
    workEmail,
  } = contractor;
  const since = t(status === 'pending_start' ? 'contractors.starts' : 'contractors.since', {
    job: jobTitle,
    date: formatDate(startDate),
  });
  const facts = [
    since,
    t('contractors.hours', { count: hoursPerWeek }),
    supervisor && t('contractors.supervisor', { name: supervisor }),
  ];
  return (
    <>
      <PersonLine name={name} secondary={facts.filter(Boolean).join(' · ')} wraps />
      <span className={classes.until}>
        {workEmail && <a href={`mailto:${workEmail}`}>{workEmail}</a>}
        <ContractState contractor={contractor} />
        {billRate && (
          <span>
            {t(billRate.unit === 'hour' ? 'contractors.perHour' : 'contractors.perMonth', {
              amount: formatMoney(billRate),
            })}
          </span>
        )}
        <span>
          {endDate ? t('contractors.until', { date: formatDate(endDate) }) : t('contractors.open')}
        </span>
        <AskExtension contractor={contractor} />
        {contractor.positionId && (
          <RouteLink
            route={clientDashboardRoutes.clientDashboardEditSupervisorByPositionId}
            params={{ positionId: contractor.positionId }}
            aria-label={t('contractors.changeFor', { name })}
          >
            {t('contractors.change')}
          </RouteLink>
        )}
      </span>
    </>
  );
}
