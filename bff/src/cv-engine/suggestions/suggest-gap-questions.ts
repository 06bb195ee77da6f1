import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';
import { monthName, monthNumber } from './months.ts';

/** Longer gaps in months lead to a question. */
const longestGap = 6;

/** Asks what happened between two entries, and since the last one. It never answers. */
export function suggestGapQuestions(
  entries: readonly ExperienceText[],
  today: string,
): Suggestion[] {
  const now = monthNumber(today);
  const sorted = entries.toSorted((a, b) => a.startMonth.localeCompare(b.startMonth));
  const questions: Suggestion[] = [];
  let last: ExperienceText | null = null;
  const endOf = ({ isCurrent, endMonth }: ExperienceText) =>
    isCurrent || !endMonth ? now : monthNumber(endMonth);
  for (const entry of sorted) {
    if (last) {
      const gap = { from: endOf(last) + 1, to: monthNumber(entry.startMonth) - 1 };
      if (isLong(gap)) questions.push(question(entry, gap, last));
    }
    if (!last || endOf(entry) > endOf(last)) last = entry;
  }
  if (last && isLong({ from: endOf(last) + 1, to: now }))
    questions.push(question(last, { from: endOf(last) + 1, to: now }, null));
  return questions;
}

interface Gap {
  from: number;
  to: number;
}
const isLong = ({ from, to }: Gap) => to - from + 1 > longestGap;

function question(
  entry: ExperienceText,
  { from, to }: Gap,
  before: ExperienceText | null,
): Suggestion {
  const after = before
    ? `What happened from ${monthName(from)} to ${monthName(to)}?`
    : `What happened since ${monthName(from)}?`;
  return {
    key: `gap_question:${entry.id}:${from}`,
    kind: 'gap_question',
    experienceId: entry.id,
    before: '',
    after,
    reason: `${to - from + 1} months without an entry; clients ask about them.`,
    isSafe: false,
    ...(before ? { otherExperienceId: before.id } : {}),
  };
}
