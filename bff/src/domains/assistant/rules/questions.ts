import {
  askedJobFields,
  type AssistantSays,
  type JobDraft,
  type JobDraftField,
} from '@muster/contracts';
import { durationChoices, overlapChoices } from './read-amounts.ts';
import { englishChoices } from './read-levels.ts';
import { startChoices } from './read-start.ts';
import { titleChoices } from './read-title.ts';

/**
 * Rights of the reader of a draft: budget only for those who may see it, a client only where staff
 * names one.
 */
export interface DraftRights {
  seesBudget: boolean;
  namesClient: boolean;
}

const isSaid = (draft: JobDraft, field: JobDraftField): boolean => {
  const value = draft[field];
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

/** Returns the fields not stated yet. */
export function missingIn(draft: JobDraft, rights: DraftRights): JobDraftField[] {
  const wanted = askedJobFields.filter(
    (field) =>
      (field !== 'budget' || rights.seesBudget) &&
      (field !== 'timeZone' || draft.overlapHours !== null),
  );
  return [...(rights.namesClient ? (['companyId'] as const) : []), ...wanted].filter(
    (field) => !isSaid(draft, field),
  );
}

/** Returns the missing fields without which no job can be created. */
export const neededIn = (draft: JobDraft, rights: DraftRights): JobDraftField[] =>
  missingIn(draft, rights).filter((field) => field === 'title' || field === 'companyId');

/** Returns the next question; `complete` when nothing is left to ask. */
export function nextQuestion(
  draft: JobDraft,
  skipped: readonly JobDraftField[],
  rights: DraftRights,
  today: string,
): AssistantSays {
  const next = missingIn(draft, rights).find(
    (field) => field !== 'companyId' && !skipped.includes(field),
  );
  if (!next) return { kind: 'complete' };
  return { kind: 'ask', field: next, narrow: false, choices: choicesFor(next, today) };
}

/** Returns messages that answer a question, each understood as written. */
export function choicesFor(field: JobDraftField, today: string): string[] {
  if (field === 'start') return startChoices(today);
  return choices[field] ?? [];
}

const choices: Partial<Record<JobDraftField, string[]>> = {
  title: titleChoices,
  seniority: ['Junior', 'Mid-level', 'Senior'],
  seats: ['1 person', '2 people', '3 people'],
  hoursPerWeek: ['20 hours a week', '30 hours a week', '40 hours a week'],
  location: ['Anywhere', 'Only in the EU', 'Only in Latin America', 'On site'],
  overlapHours: overlapChoices,
  timeZone: ['Eastern time', 'London time', 'Central European time'],
  duration: durationChoices,
  english: englishChoices,
  budget: ['30 to 50 USD per hour', '50 to 70 USD per hour', '70 to 90 USD per hour'],
};
