import type { RecordDelete, RecordDeletion, RecordRestore } from '@muster/contracts';
import type { Trigger } from '@muster/kit';

/**
 * Records whose deletion needs a reason and the typed number, and that can be restored for a while.
 */
export type RemovableKind = 'candidate' | 'company' | 'job';

export interface RemovableRecord {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly version: number;
  /** Null while it is not deleted. */
  readonly deleted: RecordDeletion | null;
}

interface To<Body> {
  params: { id: string };
  body: Body;
}

/** The trigger of the host's delete mutation. */
export type RemoveTrigger = Trigger<To<RecordDelete>, { version: number }>;
/** The trigger of the host's restore mutation. */
export type RestoreTrigger = Trigger<To<RecordRestore>, unknown>;
