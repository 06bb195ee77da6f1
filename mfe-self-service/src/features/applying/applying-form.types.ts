import type { ApplicationForm, ApplyingDraft } from '@muster/contracts';
import type { ZodForm } from '@muster/ui';

/** The form of an application, as its steps share it. */
export type ApplyingForm = ZodForm<ApplyingDraft, ApplicationForm>;
