import type { Report, ReportDefinition } from '@muster/contracts';
import { changeText, toneOf } from './change-text.ts';
import { useReportMessages } from './messages.ts';
import { figureText, inUnit } from './report-words.ts';
import classes from './reports.module.css';

/** The figure of a report beside the previous one. */
export function FigureLine({
  report,
  definition,
}: {
  report: Report;
  definition: ReportDefinition;
}) {
  const t = useReportMessages();
  const { figure, figureBefore } = report;
  const { unit } = definition;
  const change = changeText(t, unit, figure, figureBefore);
  return (
    <div className={classes.figureLine}>
      <span className={classes.figure} data-none={figure.value === null || undefined}>
        {figureText(t, definition, figure)}
      </span>
      {definition.beside && figure.beside !== undefined && figure.beside !== null && (
        <span>
          {t('beside', {
            name: definition.beside.name,
            value: inUnit(t, definition.beside.unit, figure.beside),
          })}
        </span>
      )}
      {figure.p90 !== null && <span>{t('p90', { value: inUnit(t, unit, figure.p90) })}</span>}
      {figureBefore && (
        <span>{t('before', { value: figureText(t, definition, figureBefore) })}</span>
      )}
      {change && (
        <span className={classes.change} data-tone={toneOf(definition, figure, figureBefore)}>
          {change}
        </span>
      )}
      {!figure.isHeldBack && (
        <span className={classes.quiet}>{t('basis', { count: figure.count })}</span>
      )}
    </div>
  );
}
