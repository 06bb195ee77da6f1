import type { Domain } from '../../domain.ts';
import { repeatedly } from '../../jobs/repeatedly.ts';
import { CallHub } from './call/call-hub.ts';
import { forgetGuests } from './meetings.forget.ts';
import { setRoomMedia, roomMedia } from './media/room-media.ts';
import { seeOut } from './media/see-out.ts';
import { meetingJobs } from './meetings.jobs.ts';
import { personalRecordings, personalRooms } from './meetings.personal.ts';
import { meetingRoutes } from './meetings.router.ts';

/** Polling interval for messages from other processes. */
const readEvery = 150;
/** Interval for closing connections without a session or browser. */
const checkEvery = 3_000;
/** Interval for removing refused participants from the media server. */
const seeOutEvery = 1_000;

/** Creates the meetings domain with this process's open connections to browsers. */
export function createMeetingsDomain(): Domain {
  const hub = new CallHub();
  return {
    name: 'meetings',
    // Runs before the jobs of rooms, which may run in a process without routes.
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
