import type { Communication } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Place } from '../../lists/timeline.ts';
import type { Candidate } from '../../records/candidates/candidate-lookup.ts';

/** An entry of the timeline with its position. */
export interface Entry extends Place {
  shown: Communication;
}

/** Parameters for each source of the timeline. */
export interface Asked {
  candidate: Candidate;
  place: Place | null;
  q: string | null;
  limit: number;
  /** Limits the mails to those about this application and the replies to them. */
  applicationId?: Types.ObjectId;
}
