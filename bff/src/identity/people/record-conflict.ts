import type { Types } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { findPeople } from './people.ts';

interface PresentState<Current> {
  /** The current state, as its reader may see it. */
  readonly current: Current;
  readonly record: {
    readonly version: number;
    readonly updatedAt: Date;
    readonly updatedBy: Types.ObjectId | null;
  };
  /** Whether the reader may know that this field changed; default: any field. */
  readonly tells?: (path: string) => boolean;
}

/**
 * Adds the current state of a record and its author to a VERSION_CONFLICT; every other error stays
 * as it is. To be thrown by the caller.
 */
export async function explainRecordConflict<Current>(
  error: unknown,
  read: () => Promise<PresentState<Current>>,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') return error;
  const { current, record, tells = () => true } = await read();
  const people = await findPeople([record.updatedBy]);
  const changed = (error.context?.['changedFields'] ?? []) as string[];
  return new AppError('VERSION_CONFLICT', {
    context: {
      current,
      version: record.version,
      changedFields: changed.filter(tells),
      by: people.name(record.updatedBy),
      at: record.updatedAt.toISOString(),
    },
    cause: error,
  });
}
