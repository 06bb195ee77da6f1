import {
  href,
  reportCatalogue,
  reportMetrics,
  teamRoutes,
  type ReportSummary,
} from '@muster/contracts';
import { AppLink, QueryView, useCan } from '@muster/kit';
import { EmptyState, IconChartBar, PageHeader, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { PeriodControls } from '../../shared/report-period/period-controls.tsx';
import { useReportPeriod } from '../../shared/report-period/use-report-period.ts';
import { useReportMessages } from './messages.ts';
import { ReportTile } from './report-tile.tsx';
import classes from './reports.module.css';

/** The reports that the role may read, each with its figure and trend. */
export function CataloguePage() {
  const t = useReportMessages();
  const can = useCan();
  const { period, change, hrefWith } = useReportPeriod();
  const { from, to, zone, asOf } = period;
  const query = api.useReportsCatalogueQuery({ query: { from, to, zone, ...(asOf && { asOf }) } });
  return (
    <div className={classes.page}>
      <PageHeader
        variant="page"
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <nav className={classes.others} aria-label={t('catalogue')}>
            {can('report.readCandidates') && (
              <AppLink href={href(teamRoutes.reportsCandidates)}>{t('candidatesReport')}</AppLink>
            )}
            {can('placement.list') && (
              <AppLink href={href(teamRoutes.activeContractors)}>{t('contractorsReport')}</AppLink>
            )}
          </nav>
        }
      />
      <div className={classes.body}>
        <PeriodControls period={period} onChange={change} withAsOf />
        <QueryView
          query={query}
          skeleton={<Waiting />}
          keepPrevious
          isEmpty={({ data }) => data.every(isNothing)}
          empty={<EmptyState icon={IconChartBar} title={t('empty.title')} text={t('empty.text')} />}
        >
          {({ data }) => (
            <ul className={classes.tiles}>
              {data.map((summary) => (
                <ReportTile
                  key={summary.metric}
                  summary={summary}
                  definition={reportCatalogue[summary.metric]}
                  href={hrefWith({ metric: summary.metric })}
                  asOf={asOf}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </div>
  );
}

const isNothing = ({ figure, figureBefore, knownFrom }: ReportSummary): boolean =>
  !knownFrom && figure.count === 0 && (figureBefore?.count ?? 0) === 0;

/** As high as the content it replaces. */
function Waiting() {
  return (
    <div className={classes.tiles}>
      {reportMetrics.map((metric) => (
        <Skeleton key={metric} height={132} />
      ))}
    </div>
  );
}
