import {
  fewestForClients,
  href,
  reportCatalogue,
  teamRoutes,
  type Report,
  type ReportMetric,
} from '@muster/contracts';
import { QueryView, useCan, useDocumentTitle } from '@muster/kit';
import {
  Breadcrumbs,
  Button,
  IconDownload,
  NoticeBar,
  PageHeader,
  Skeleton,
  formatDate,
} from '@muster/ui';
import { api } from '../../api.ts';
import { PeriodControls } from '../../shared/report-period/period-controls.tsx';
import {
  askedOf,
  useReportPeriod,
  type ReportPeriod,
} from '../../shared/report-period/use-report-period.ts';
import { saveTable } from '../../shared/save-table.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { CourseCard } from './course-card.tsx';
import { FigureLine } from './figure-line.tsx';
import { useReportMessages } from './messages.ts';
import { reportTable } from './report-table.ts';
import { RowsCard } from './rows-card.tsx';
import { StepsCard } from './steps-card.tsx';
import classes from './reports.module.css';

/** One report: the figure, its trend, its groups and the underlying rows. */
export function ReportPage({ metric }: { metric: ReportMetric }) {
  const t = useReportMessages();
  const can = useCan();
  const definition = reportCatalogue[metric];
  useDocumentTitle(definition.name);
  const { period, change, client: asked } = useReportPeriod();
  const client = definition.clientDimensions ? asked : null;
  const query = api.useReportsReadQuery({
    params: { metric },
    query: { ...askedOf(period), ...(client && { client }) },
  });
  const report = query.currentData;
  return (
    <div className={classes.page}>
      <div className={classes.crumbs}>
        <Breadcrumbs
          items={[
            { label: t('back'), href: href(teamRoutes.reports, {}, addressOf(period)) },
            { label: definition.name },
          ]}
        />
      </div>
      <PageHeader
        variant="page"
        title={definition.name}
        subtitle={definition.definition}
        actions={
          can('export.create') && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              disabled={!report}
              onClick={() => report && saveTable(fileName(report), reportTable(t, report))}
            >
              {t('export')}
            </Button>
          )
        }
      />
      <div className={classes.body}>
        <PeriodControls
          period={period}
          onChange={change}
          withAsOf
          isMoment={definition.isStock ?? false}
        />
        <QueryView query={query} skeleton={<Waiting />} keepPrevious>
          {(shown) => (
            <>
              {shown.client && (
                <ClientNotice name={shown.client.name} onLeave={() => change({ client: null })} />
              )}
              {shown.knownFrom && (
                <UnknownNotice day={shown.knownFrom} onShow={(asOf) => change({ asOf })} />
              )}
              {!shown.knownFrom && <FigureLine report={shown} definition={definition} />}
              {shown.steps.length > 0 && <StepsCard report={shown} />}
              {shown.series.length > 0 && <CourseCard report={shown} definition={definition} />}
              {!shown.knownFrom && <BreakdownCard report={shown} definition={definition} />}
            </>
          )}
        </QueryView>
        {client === null && !report?.knownFrom && (
          <RowsCard metric={metric} definition={definition} period={period} />
        )}
      </div>
    </div>
  );
}

const fileName = ({ metric, span, client }: Report): string =>
  [metric, span.from, span.to, ...(client ? ['client'] : [])].join('-');

/** States for which client the report is shown, and what it leaves out. */
function ClientNotice({ name, onLeave }: { name: string; onLeave: () => void }) {
  const t = useReportMessages();
  return (
    <NoticeBar
      kind="info"
      action={
        <Button size="xs" variant="default" onClick={onLeave}>
          {t('forClient.leave')}
        </Button>
      }
    >
      {t('forClient.notice', { name, count: fewestForClients })}
    </NoticeBar>
  );
}

/** States from which day on past states of a report are known, with a link to it. */
function UnknownNotice({ day, onShow }: { day: string; onShow: (day: string) => void }) {
  const t = useReportMessages();
  return (
    <NoticeBar
      kind="info"
      action={
        <Button size="xs" variant="default" onClick={() => onShow(day)}>
          {t('knownFromShow', { day: formatDate(day) })}
        </Button>
      }
    >
      {t('knownFromText', { day: formatDate(day) })}
    </NoticeBar>
  );
}

/** Returns the same period for another page's address. */
const addressOf = ({ from, to, length, zone, asOf }: ReportPeriod): Record<string, string> => ({
  ...(length === null ? { from, to } : { days: length }),
  zone,
  ...(asOf && { asOf }),
});

/** As high as the content it replaces. */
function Waiting() {
  return (
    <>
      <Skeleton height={64} />
      <Skeleton height={560} />
    </>
  );
}
