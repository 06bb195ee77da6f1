import type { ApplicationForm, ApplyingDraft } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** Application form, shared by its steps. */
export type ApplyingForm = ZodForm<ApplyingDraft, ApplicationForm>;
