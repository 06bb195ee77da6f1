import { candidatesRoutes, href, teamRoutes, type CandidateReport } from '@muster/contracts';
import { AppLink, QueryView, useCan } from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  EmptyState,
  IconDownload,
  IconUsers,
  PageHeader,
  Skeleton,
} from '@muster/ui';
import { api } from '../../api.ts';
import { PeriodControls } from '../../shared/report-period/period-controls.tsx';
import { useReportPeriod } from '../../shared/report-period/use-report-period.ts';
import { saveTable } from '../../shared/save-table.ts';
import { candidatesTable } from './candidates-table.ts';
import { IntakeCard } from './intake-card.tsx';
import { useCandidatesReportMessages } from './messages.ts';
import { PartCard } from './part-card.tsx';
import classes from './candidates-report.module.css';

/** New and existing candidates by attributes; a number leads to its candidates. */
export function CandidatesReportPage() {
  const t = useCandidatesReportMessages();
  const can = useCan();
  const { period, change } = useReportPeriod();
  const { from, to, zone } = period;
  const query = api.useReportsCandidatesQuery({ query: { from, to, zone } });
  const report = query.currentData;
  return (
    <div className={classes.page}>
      {can('report.read') && (
        <div className={classes.crumbs}>
          <Breadcrumbs
            items={[{ label: t('reports'), href: href(teamRoutes.reports) }, { label: t('title') }]}
          />
        </div>
      )}
      <PageHeader
        variant="page"
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          can('export.create') && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              disabled={!report}
              onClick={() => report && saveTable(fileName(report), candidatesTable(t, report))}
            >
              {t('export')}
            </Button>
          )
        }
      />
      <div className={classes.body}>
        <PeriodControls period={period} onChange={change} />
        <QueryView
          query={query}
          skeleton={<Waiting />}
          keepPrevious
          isEmpty={({ stock }) => stock === 0}
          empty={
            <EmptyState
              icon={IconUsers}
              title={t('empty.title')}
              text={t('empty.text')}
              action={<AppLink href={href(candidatesRoutes.list)}>{t('empty.open')}</AppLink>}
            />
          }
        >
          {(shown) => (
            <>
              <Totals report={shown} />
              <IntakeCard report={shown} />
              <div className={classes.parts}>
                {shown.parts.map((part) => (
                  <PartCard key={part.part} part={part} />
                ))}
              </div>
            </>
          )}
        </QueryView>
      </div>
    </div>
  );
}

const fileName = ({ span }: CandidateReport): string => `candidates-${span.from}-${span.to}`;

function Totals({ report }: { report: CandidateReport }) {
  const t = useCandidatesReportMessages();
  const { stock, intake, intakeBefore, merged, anonymised } = report;
  return (
    <p className={classes.totals}>
      <AppLink href={href(candidatesRoutes.list)}>
        <strong>{t('stock', { count: stock })}</strong>
      </AppLink>
      <span>{t('intake', { count: intake })}</span>
      <span>{t('before', { count: intakeBefore })}</span>
      <span className={classes.quiet}>{t('left', { merged, anonymised })}</span>
    </p>
  );
}

/** As high as the content it replaces. */
function Waiting() {
  return (
    <>
      <Skeleton height={24} />
      <Skeleton height={330} />
      <Skeleton height={640} />
    </>
  );
}
