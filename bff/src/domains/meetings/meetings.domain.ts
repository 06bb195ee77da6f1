import type { Domain } from '../../domain.ts';
import { repeatedly } from '../../jobs/repeatedly.ts';
import { CallHub } from './call/call-hub.ts';
import { forgetGuests } from './meetings.forget.ts';
import { setRoomMedia, roomMedia } from './media/room-media.ts';
import { seeOut } from './media/see-out.ts';
import { meetingJobs } from './meetings.jobs.ts';
import { personalRecordings, personalRooms } from './meetings.personal.ts';
import { meetingRoutes } from './meetings.router.ts';

/** What other processes leave for a room arrives within this time. */
const readEvery = 150;
/** A line that lost its session or its browser ends within this time. */
const checkEvery = 3_000;
/** Who was turned away is out of the media server within this time. */
const seeOutEvery = 1_000;

/** Meetings, and the open lines of this process to the browsers in them. */
export function createMeetingsDomain(): Domain {
  const hub = new CallHub();
  return {
    name: 'meetings',
    // Before the clock of the rooms, which may run where no request is served.
    start: ({ config }) => Promise.resolve(setRoomMedia(config)),
    routes: meetingRoutes(hub),
    jobs: meetingJobs,
    personal: [personalRooms, personalRecordings],
    forget: forgetGuests,
    live: ({ log }) => {
      hub.start(log);
      const warn = (error: unknown) => log.warn({ err: error }, 'lines of meetings');
      const loops = [
        repeatedly(readEvery, () => hub.read(), warn),
        repeatedly(checkEvery, () => hub.check(), warn),
        ...(roomMedia().flow === 'mesh' ? [] : [repeatedly(seeOutEvery, () => seeOut(warn), warn)]),
      ];
      return async () => {
        hub.stop();
        await Promise.all(loops.map((end) => end()));
      };
    },
  };
}
