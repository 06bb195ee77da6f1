import type { Communication } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Place } from '../../lists/timeline.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';

/** Something of the timeline, with where it stands. */
export interface Entry extends Place {
  shown: Communication;
}

/** What is asked of each source of the timeline. */
export interface Asked {
  candidate: Candidate;
  place: Place | null;
  q: string | null;
  limit: number;
  /** What was written about one of the person’s applications, and the answers to it. */
  applicationId?: Types.ObjectId;
}
