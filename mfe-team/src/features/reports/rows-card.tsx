import type { ReportDefinition, ReportMetric, ReportRow } from '@muster/contracts';
import { AppLink, useListAddress, QueryView, useUrlParam } from '@muster/kit';
import { Button, Card, EmptyLine, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import {
  askedOf,
  useReportPeriod,
  type ReportPeriod,
} from '../../shared/report-period/use-report-period.ts';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { useReportMessages, type ReportMessages } from './messages.ts';
import { groupName, inUnit } from './report-words.ts';
import { placesOf } from './row-places.ts';
import classes from './reports.module.css';

interface RowsCardProps {
  metric: ReportMetric;
  definition: ReportDefinition;
  period: ReportPeriod;
}

/** The rows behind a figure, page by page, each with a link to its record. */
export function RowsCard({ metric, definition, period }: RowsCardProps) {
  const t = useReportMessages();
  const { params } = useListAddress();
  const { change } = useReportPeriod();
  const [by] = useUrlParam('by', definition.dimensions);
  const group = params.get('group');
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const query = api.useReportsRowsQuery({
    params: { metric },
    query: { ...askedOf(period), page, ...(by && group && { by, group }) },
  });
  return (
    <Card
      title={t('rows.title')}
      count={query.currentData?.total}
      actions={
        group && (
          <Button variant="default" size="xs" onClick={() => change({ group: null })}>
            {t('rows.all')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton height={320} />}
        keepPrevious
        empty={<EmptyLine text={t('rows.empty')} />}
      >
        {({ data, pages, page: shown }) => (
          <>
            <DataColumns
              label={t('rows.title')}
              heads={[t('rows.about'), t('rows.at'), t('rows.value'), t('rows.details')]}
              rows={data.map((row) => ({
                key: row.id,
                cells: [
                  <About key="about" row={row} />,
                  formatDate(row.at, { timeZone: period.zone }),
                  valueOf(t, definition, row),
                  detailsOf(t, row),
                ],
              }))}
            />
            {pages > 1 && (
              <nav className={classes.pager} aria-label={t('rows.title')}>
                <Button
                  variant="default"
                  size="xs"
                  disabled={shown <= 1}
                  onClick={() => change({ page: String(shown - 1) })}
                >
                  {t('rows.previous')}
                </Button>
                <span>{t('rows.page', { page: shown, pages })}</span>
                <Button
                  variant="default"
                  size="xs"
                  disabled={shown >= pages}
                  onClick={() => change({ page: String(shown + 1) })}
                >
                  {t('rows.next')}
                </Button>
              </nav>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

/** The names in a row: links to the records the reader may open. */
function About({ row }: { row: ReportRow }) {
  const t = useReportMessages();
  const places = placesOf(row);
  if (places.length === 0) return t('rows.hidden');
  return (
    <span className={classes.about}>
      {places.map(({ name, href }) =>
        href ? (
          <AppLink key={name} href={href}>
            {name}
          </AppLink>
        ) : (
          <span key={name} className={classes.quiet}>
            {name}
          </span>
        ),
      )}
    </span>
  );
}

function valueOf(t: ReportMessages, { kind, unit }: ReportDefinition, row: ReportRow): string {
  if (row.step) return t(`step.${row.step}`);
  if (kind === 'share') return t(row.value === 1 ? 'rows.yes' : 'rows.no');
  return row.value === null ? '–' : inUnit(t, unit, row.value);
}

const detailsOf = (t: ReportMessages, { groups }: ReportRow): string =>
  groups.map((group) => groupName(t, group.by, group)).join(' · ');
