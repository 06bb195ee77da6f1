import { noReportGroup, reportCatalogue, type Report, type ReportFigure } from '@muster/contracts';
import type { SignedIn } from '../../testing/sign-in.ts';

/**
 * Returns the errors of a report's groups (they do not add up to the figure, or lead to other rows
 * than they count), and the number of rows without a group.
 */
export async function checkBreakdowns(
  reader: SignedIn,
  report: Report,
): Promise<{ wrong: string[]; withoutGroup: number }> {
  const { metric, span, zone, figure, figureBefore } = report;
  const isSum = reportCatalogue[metric].kind === 'sum';
  const wrong: string[] = [];
  let withoutGroup = 0;
  for (const { by, groups, overlaps, further } of report.breakdowns) {
    if (further > 0) wrong.push(`${metric} by ${by} leaves out ${further} groups`);
    const compare = (which: string, whole: ReportFigure, parts: readonly ReportFigure[]) => {
      const isWhole = (sum: number, total: number) => (overlaps ? sum >= total : sum === total);
      if (!isWhole(sumOf(parts.map(({ count }) => count)), whole.count))
        wrong.push(`${metric} by ${by}: rows ${which}`);
      if (isSum && !isWhole(sumOf(parts.map(({ value }) => value ?? 0)), whole.value ?? 0))
        wrong.push(`${metric} by ${by}: figure ${which}`);
    };
    compare(
      'of the period',
      figure,
      groups.map((group) => group.figure),
    );
    if (figureBefore)
      compare(
        'before',
        figureBefore,
        groups.flatMap((group) => group.figureBefore ?? []),
      );
    for (const { key, figure: counted } of groups) {
      if (key === noReportGroup) withoutGroup += counted.count;
      const query = new URLSearchParams({ ...span, zone, by, group: key });
      const { body } = await reader
        .get(`/reports/metrics/${metric}/rows?${query.toString()}`)
        .expect(200);
      if (body.total !== counted.count) wrong.push(`${metric} by ${by}: rows behind ${key}`);
    }
  }
  return { wrong, withoutGroup };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
