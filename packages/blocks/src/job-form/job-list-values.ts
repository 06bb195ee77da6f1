import type { SkillLevel } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** A skill required for a job; its name is shown but not sent. */
export interface JobSkillRow {
  skillId: string;
  name: string;
  minLevel: SkillLevel | null;
  minYears: number | null;
  must: boolean;
}

/** A round of interviews. */
export interface InterviewRoundRow {
  name: string;
  durationMinutes: number | null;
  interviewerIds: string[];
}

export type JobListValues = {
  skillsRequired: JobSkillRow[];
  skillsNice: JobSkillRow[];
  interviewPlan: InterviewRoundRow[];
};

/** The part of a job form that its list fields need. */
export type JobListForm = Pick<
  ZodForm<JobListValues, unknown>,
  'values' | 'field' | 'list' | 'setValue'
>;
