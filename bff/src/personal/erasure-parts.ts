import { provided } from '../provided.ts';
import type { Forget } from './forget.ts';
import type { PersonalRecords } from './personal-records.ts';

/** The parts of all domains that an erasure covers. */
export interface ErasureParts {
  readonly personal: readonly PersonalRecords[];
  readonly forget: readonly Forget[];
}

/** For periodic work, which runs outside of requests. */
export const erasureParts = provided<ErasureParts>('The parts of an erasure');
