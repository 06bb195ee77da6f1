import {
  dialogueEditSchema,
  type DialogueChanges,
  type JobDialogue,
  type JobDraft,
} from '@muster/contracts';
import { changedFields } from '@muster/kit';
import type { ZodForm } from '@muster/ui';
import type { z } from 'zod';

/** Form values of a draft; empty fields are not stated yet. */
export type DraftValues = {
  companyId: string | null;
  title: string;
  seniority: JobDraft['seniority'];
  skills: JobDraft['skills'];
  niceSkills: JobDraft['niceSkills'];
  seats: number | null;
  hoursPerWeek: number | null;
  english: JobDraft['english'];
  start: string | null;
  duration: { months: number | null };
  location: { policy: NonNullable<JobDraft['location']>['policy'] | null; countries: string[] };
  timeZone: string | null;
  overlapHours: number | null;
  /** Null for users who may not see or set it. */
  budget: { min: string; max: string; currency: string; unit: 'hour' | 'month' } | null;
};

export const draftFormSchema = dialogueEditSchema.shape.changes;
export type DraftForm = ZodForm<DraftValues, z.output<typeof draftFormSchema>>;

export const draftValues = ({ draft }: JobDialogue): DraftValues => ({
  companyId: draft.companyId,
  title: draft.title ?? '',
  seniority: draft.seniority,
  skills: draft.skills,
  niceSkills: draft.niceSkills,
  seats: draft.seats,
  hoursPerWeek: draft.hoursPerWeek,
  english: draft.english,
  start: draft.start,
  duration: { months: draft.duration?.months ?? null },
  location: {
    policy: draft.location?.policy ?? null,
    countries: draft.location?.countries ?? [],
  },
  timeZone: draft.timeZone,
  overlapHours: draft.overlapHours,
  budget:
    draft.budget === undefined
      ? null
      : {
          min: draft.budget?.min ?? '',
          max: draft.budget?.max ?? '',
          currency: draft.budget?.currency ?? 'USD',
          unit: draft.budget?.unit ?? 'hour',
        },
});

/** Converts the form for the contract; budget only from users who may set it. */
export function draftInput(values: DraftValues): Record<string, unknown> {
  const { budget, duration, location, title, ...rest } = values;
  const money = budget && (budget.min || budget.max ? budget : null);
  return {
    ...rest,
    title: title.trim() === '' ? null : title,
    duration: duration.months === null ? null : duration,
    location: location.policy === null ? null : location,
    ...(budget && {
      budget: money && { ...money, min: money.min || null, max: money.max || null },
    }),
  };
}

/** Returns the changes between two states of the form. */
export const draftChanges = (before: DraftValues, after: DraftValues): DialogueChanges =>
  changedFields(draftInput(before), draftInput(after)) as DialogueChanges;
