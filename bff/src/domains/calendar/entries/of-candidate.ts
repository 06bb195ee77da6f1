import { dayMs, type calendarEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, reaches } from '../../../records/candidates/candidate-lookup.ts';
import { hoursSetBy, partOf } from '../../../records/scheduling/own-hours.ts';
import type { CalendarSource } from '../../../calendars/calendar-source.ts';
import { entriesOf } from './list-entries.ts';

/** How far back and ahead a candidate's interviews are shown. */
const span = 3 * 365 * dayMs;

/** Returns a candidate's past and future interviews, and when they are available. */
export const calendarOfCandidate =
  (sources: readonly CalendarSource[]): Service<typeof calendarEndpoints.ofCandidate> =>
  async ({ actor }, { params }) => {
    const candidate = await findCandidateFor(actor, 'candidate.readCalendar', params.id);
    const { _id, number, name, timeZone, userId } = candidate;
    const now = Date.now();
    const [entries, hours] = await Promise.all([
      entriesOf(actor, sources, {
        from: new Date(now - span),
        to: new Date(now + span),
        userIds: userId ? [userId] : [],
        candidateIds: [_id],
        jobId: null,
      }),
      userId && hoursSetBy(userId),
    ]);
    return {
      candidate: { id: _id.toHexString(), number, name, timeZone },
      entries: entries.filter(({ title }) => title !== null),
      hours: hours && {
        timeZone: hours.timeZone,
        weekly: hours.weekly,
        away: hours.overrides
          .filter((override) => override.kind !== 'open' && partOf(override) === null)
          .map(({ firstDay, lastDay }) => ({ firstDay, lastDay })),
      },
      mayPropose: reaches(actor, 'vettingInterview.manage', candidate),
    };
  };
