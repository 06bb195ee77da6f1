import { provided } from '../provided.ts';
import type { Forget } from './forget.ts';
import type { PersonalRecords } from './personal-records.ts';

/** What of all domains an erasure goes through. */
export interface ErasureParts {
  readonly personal: readonly PersonalRecords[];
  readonly forget: readonly Forget[];
}

/** For periodic work, to which no request hands them. */
export const erasureParts = provided<ErasureParts>('The parts of an erasure');
