import type { ScreeningForm } from '@muster/contracts';

/** The drafts of a candidate, and which of them is meant. */
export interface BegunDrafts {
  all: readonly ScreeningForm[];
  /** Null: none of them, or several without one that was asked for. */
  asked: ScreeningForm | null;
}

/** In the address in place of a draft: none of them, a new form. */
export const newForm = 'new';

/**
 * The draft that the address names by itself or by one of its questions, or the only one there is;
 * with a job in the address, of the drafts for this job.
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
