import { noReportGroup, type Report, type ReportDefinition } from '@muster/contracts';
import { AppLink, useUrlParam } from '@muster/kit';
import { BarsChart, Card, EmptyLine, SegmentedField } from '@muster/ui';
import { useReportPeriod } from '../../shared/report-period/use-report-period.ts';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { useReportMessages } from './messages.ts';
import { ReasonNotices } from './reason-notices.tsx';
import { besideText, breakdownNotes, figureText, groupName, inUnit } from './report-words.ts';
import classes from './reports.module.css';

/** Upper bound on the bars; the table contains all groups. */
const maxBars = 12;

/** The groups of a figure; each leads to its rows. */
export function BreakdownCard({
  report,
  definition,
}: {
  report: Report;
  definition: ReportDefinition;
}) {
  const t = useReportMessages();
  const { unit, beside } = definition;
  const dimensions = report.client ? (definition.clientDimensions ?? []) : definition.dimensions;
  const { change, hrefWith } = useReportPeriod();
  const [asked] = useUrlParam('by', dimensions);
  const by = asked ?? dimensions[0];
  const isShareable = by === 'client' && definition.clientDimensions !== undefined;
  const breakdown = report.breakdowns.find((one) => one.by === by);
  const groups = breakdown?.groups ?? [];
  const current = groups.filter(({ figure }) => figure.count > 0);
  if (!by) return null;
  return (
    <Card
      title={`${t('breakdown.title')} ${t(`by.${by}`).toLowerCase()}`}
      actions={
        dimensions.length > 1 && (
          <SegmentedField
            label={t('breakdown.by')}
            hideLabel
            options={dimensions.map((value) => ({ value, label: t(`by.${value}`) }))}
            value={by}
            onChange={(value) => change({ by: value, group: null })}
          />
        )
      }
    >
      {by === 'reason' && report.reasonHealth && <ReasonNotices health={report.reasonHealth} />}
      {current.length === 0 ? (
        <EmptyLine text={t('breakdown.empty')} />
      ) : (
        <div className={classes.beside}>
          <BarsChart
            label={t('breakdown.chart', { by: t(`by.${by}`).toLowerCase() })}
            name={definition.name}
            format={(value) => inUnit(t, unit, value)}
            bars={current
              .slice(0, maxBars)
              .map((group) => ({ label: groupName(t, by, group), value: group.figure.value }))}
          />
          <DataColumns
            label={t('breakdown.by')}
            heads={[
              t(`by.${by}`),
              t('breakdown.value'),
              ...(beside ? [beside.name] : []),
              t('breakdown.before'),
              t('breakdown.count'),
              ...(isShareable ? [t('forClient.column')] : []),
            ]}
            rows={groups.map((group) => ({
              key: group.key,
              cells: [
                groupName(t, by, group),
                figureText(t, definition, group.figure),
                ...(beside ? [besideText(t, beside.unit, group.figure)] : []),
                group.figureBefore ? figureText(t, definition, group.figureBefore) : '–',
                report.client || group.figure.count === 0 ? (
                  group.figure.count
                ) : (
                  <AppLink
                    key="rows"
                    href={hrefWith({ by, group: group.key, page: '1' })}
                    aria-label={t('breakdown.showRows', { name: groupName(t, by, group) })}
                  >
                    {group.figure.count}
                  </AppLink>
                ),
                ...(isShareable
                  ? [
                      group.key !== noReportGroup && (
                        <AppLink
                          key="client"
                          href={hrefWith({ client: group.key })}
                          aria-label={t('forClient.openOf', { name: groupName(t, by, group) })}
                        >
                          {t('forClient.open')}
                        </AppLink>
                      ),
                    ]
                  : []),
              ],
            }))}
          />
        </div>
      )}
      {breakdown &&
        breakdownNotes(t, breakdown).map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
    </Card>
  );
}
