import type { CandidateReport } from '@muster/contracts';
import { groupLabel, partNotes, unknownLabel } from './group-words.ts';
import type { CandidatesReportMessages } from './messages.ts';

/** Returns the report as a spreadsheet. */
export const candidatesTable = (
  t: CandidatesReportMessages,
  { span, zone, stock, intake, intakeBefore, cohorts, parts }: CandidateReport,
): (string | number | null)[][] => [
  [t('title'), span.from, span.to, zone],
  [t('stockHead'), stock],
  [t('intakeHead'), intake],
  [t('before', { count: intakeBefore })],
  [],
  [t('intakeCard.from'), t('intakeCard.came'), t('intakeCard.vetted'), t('intakeCard.placed')],
  ...cohorts.map(({ from, intake: came, vetted, placed }) => [from, came, vetted, placed]),
  ...parts.flatMap(({ part, groups, unknown, unknownIntake, further }) => [
    [],
    [t(`part.${part}`), t('stockHead'), t('intakeHead')],
    ...groups.map((group) => [groupLabel(t, part, group), group.stock, group.intake]),
    ...(unknown > 0 ? [[unknownLabel(t, part), unknown, unknownIntake]] : []),
    ...partNotes(t, { part, further }).map((note) => [note]),
  ]),
];
