import type { ReportDefinition, ReportSummary } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { IconButton, IconInfoCircle, Sparkline, Tooltip, formatDate } from '@muster/ui';
import { changeText, toneOf } from './change-text.ts';
import { useReportMessages } from './messages.ts';
import { figureText, inUnit } from './report-words.ts';
import classes from './reports.module.css';

interface ReportTileProps {
  summary: ReportSummary;
  definition: ReportDefinition;
  href: string;
  /** The past date for which the figure is shown. */
  asOf: string | null;
}

/** One report: its figure, comparison, trend and definition. */
export function ReportTile({ summary, definition, href, asOf }: ReportTileProps) {
  const t = useReportMessages();
  const { figure, figureBefore, trend, knownFrom } = summary;
  const { name, unit, isStock = false } = definition;
  const explained = t('definition', { text: definition.definition });
  const values = trend.filter((value) => value !== null);
  return (
    <li className={classes.tile}>
      <div className={classes.tileHead}>
        <AppLink className={classes.tileName} href={href}>
          {name}
        </AppLink>
        <Tooltip label={explained} w={320}>
          <IconButton variant="subtle" aria-label={explained} withTooltip={false}>
            <IconInfoCircle size={16} />
          </IconButton>
        </Tooltip>
      </div>
      <p className={classes.figure} data-none={figure.value === null || undefined}>
        {knownFrom
          ? t('knownFrom', { day: formatDate(knownFrom) })
          : figureText(t, definition, figure)}
      </p>
      <div className={classes.tileFoot}>
        <p className={classes.change} data-tone={toneOf(definition, figure, figureBefore)}>
          {isStock
            ? asOf
              ? t('asOf', { day: formatDate(asOf) })
              : t('now')
            : (changeText(t, unit, figure, figureBefore) ?? t('basis', { count: figure.count }))}
        </p>
        {values.length > 1 && (
          <Sparkline
            values={values}
            label={t('trend', {
              values: values.map((value) => inUnit(t, unit, value)).join(', '),
            })}
          />
        )}
      </div>
    </li>
  );
}
