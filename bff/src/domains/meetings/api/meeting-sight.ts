import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { sightOf, type Sight } from '../../../db/row-sight.ts';
import { MeetingModel } from '../meeting.model.ts';
import { scopeFor } from '../meetings.policy.ts';

/** Which of these rooms the reader may know of: their own. */
export const meetingSight = (actor: Actor, ids: readonly Types.ObjectId[]): Promise<Sight> =>
  sightOf(MeetingModel, ids, scopeFor(actor, 'meeting.host'));
