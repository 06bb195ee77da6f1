import { limits, type meetingEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { MeetingModel } from '../meeting.model.ts';
import { scopeFor } from '../meetings.policy.ts';
import { windowOf } from '../meeting-window.ts';
import { showMeetings } from './show-meeting.ts';

const { past: shown } = limits.meeting;
const over = ['ended', 'cancelled'] as const;

/** Lists the actor's rooms: upcoming and open ones, and the latest past ones. */
export const listMeetings: Service<typeof meetingEndpoints.list> = async ({ actor }) => {
  const own = { ...scopeFor(actor, 'meeting.host'), deletedAt: null };
  const [live, past] = await Promise.all([
    MeetingModel.find({ ...own, status: { $nin: over } })
      .sort({ startsAt: 1, _id: 1 })
      .limit(shown * 2)
      .lean(),
    MeetingModel.find({ ...own, status: { $in: over } })
      .sort({ startsAt: -1, _id: -1 })
      .limit(shown)
      .lean(),
  ]);
  const all = await showMeetings(actor.userId, [...live, ...past]);
  // A room past its time counts as over even before the job updates its state.
  const closed = new Set(
    live.filter((one) => windowOf(one) === 'over').map(({ _id }) => _id.toHexString()),
  );
  const isPast = ({ id, status }: (typeof all)[number]) =>
    closed.has(id) || over.some((state) => state === status);
  return {
    upcoming: all.filter((one) => !isPast(one)),
    past: all
      .filter(isPast)
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))
      .slice(0, shown),
  };
};
