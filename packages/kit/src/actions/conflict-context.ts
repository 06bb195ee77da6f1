import type { ApiError } from '../api/api-error.ts';

/** The context of a `VERSION_CONFLICT`, with which the user chooses between two versions. */
export interface ConflictContext<R> {
  /** The present record, serialised for this user. */
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

/** Returns the record's present version after a version conflict; 0 for other errors. */
export function presentVersion(error: ApiError | null): number {
  const version = error?.code === 'VERSION_CONFLICT' ? error.context?.['version'] : undefined;
  return typeof version === 'number' ? version : 0;
}
