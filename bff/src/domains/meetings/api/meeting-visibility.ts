import type { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { visibilityOf, type VisibilityById } from '../../../db/row-visibility.ts';
import { MeetingModel } from '../meeting.model.ts';
import { scopeFor } from '../meetings.policy.ts';

/** Returns which of these rooms are the reader's own. */
export const meetingVisibility = (
  actor: Actor,
  ids: readonly Types.ObjectId[],
): Promise<VisibilityById> => visibilityOf(MeetingModel, ids, scopeFor(actor, 'meeting.host'));
