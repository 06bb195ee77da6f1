import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';
import { fold } from '../lines/fold.ts';
import { legalForm } from '../words/company-words.ts';

/** Finds entries of the same company with overlapping months and the same title or period. */
export function suggestDuplicates(entries: readonly ExperienceText[]): Suggestion[] {
  return entries.flatMap((entry, index) => {
    const other = entries.slice(0, index).find((each) => isAlike(each, entry));
    if (!other) return [];
    return [
      {
        key: `duplicate:${entry.id}:${other.id}`,
        kind: 'duplicate' as const,
        experienceId: entry.id,
        before: `${entry.title}, ${entry.company}`,
        after: `${other.title}, ${other.company}`,
        reason: 'Two entries about the same time at the same company; one may be left out.',
        isSafe: false,
        otherExperienceId: other.id,
      },
    ];
  });
}

function isAlike(a: ExperienceText, b: ExperienceText): boolean {
  if (company(a.company) !== company(b.company) || !overlap(a, b)) return false;
  const isSamePeriod = a.startMonth === b.startMonth && a.endMonth === b.endMonth;
  return isSamePeriod || plain(a.title) === plain(b.title);
}

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
const company = (name: string) => plain(fold(name).replace(legalForm, ''));

const overlap = (a: ExperienceText, b: ExperienceText) =>
  a.startMonth <= (b.endMonth ?? '9999') && b.startMonth <= (a.endMonth ?? '9999');
