import type { ApiError } from '../api/api-error.ts';

/** What a `VERSION_CONFLICT` brings, so that a person can choose between two versions. */
export interface ConflictContext<R> {
  /** The record as it is now, serialised for this person. */
  current: R;
  version: number;
  changedFields: string[];
  by: string;
  at: string;
}

/** Reads the context of a version conflict; null for other errors and for one without a record. */
export function conflictOf<R>(error: ApiError | null): ConflictContext<R> | null {
  const context = error?.code === 'VERSION_CONFLICT' ? error.context : undefined;
  if (!context || !context['current'] || typeof context['version'] !== 'number') return null;
  return {
    current: context['current'] as R,
    version: context['version'],
    changedFields: Array.isArray(context['changedFields'])
      ? context['changedFields'].map(String)
      : [],
    by: typeof context['by'] === 'string' ? context['by'] : '',
    at: typeof context['at'] === 'string' ? context['at'] : '',
  };
}

/** The version that the record has by now, after a version conflict; 0 for other errors. */
export function presentVersion(error: ApiError | null): number {
  const version = error?.code === 'VERSION_CONFLICT' ? error.context?.['version'] : undefined;
  return typeof version === 'number' ? version : 0;
}
