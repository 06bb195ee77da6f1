import type { ScreeningForm } from '@muster/contracts';

/** A candidate's drafts and the one that the address names. */
export interface BegunDrafts {
  all: readonly ScreeningForm[];
  /** Null: there is none, or there are several and the address names none. */
  asked: ScreeningForm | null;
}

/** Value in the address for a new form instead of a draft. */
export const newForm = 'new';

/**
 * Finds the draft that the address names directly or by one of its questions, or the only one; with
 * a job in the address, only among drafts for this job.
 */
export function begunDrafts(
  forms: readonly ScreeningForm[],
  address: URLSearchParams,
): BegunDrafts {
  const jobId = address.get('job');
  const all = forms.filter(
    ({ status, job }) => status === 'draft' && (jobId === null || job?.id === jobId),
  );
  if (address.get('form') === newForm) return { all, asked: null };
  const [only, ...others] = all;
  const asked =
    all.find(({ id }) => id === address.get('form')) ??
    all.find(({ questions }) => questions.some(({ key }) => key === address.get('question')));
  return { all, asked: asked ?? (others.length === 0 ? (only ?? null) : null) };
}
