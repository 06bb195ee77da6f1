import { dayMs, hourMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const calendar = {
  /** Between the first and the last moment of a view. */
  span: 45 * dayMs,
  /** Entries that one view can hold. */
  entries: 1000,
  people: 20,
  /** Clocks of other zones beside the hours. */
  zones: 3,
  title: 160,
  name: 120,
  place: 500,
  description: 4000,
  note: 500,
  attendees: 30,
  guests: 20,
  /** How long one event is at most. */
  longest: 60 * dayMs,
  recurrence: { interval: 12, count: 52 },
  /** What a feed holds, before and after today. */
  feed: { past: 30 * dayMs, ahead: 180 * dayMs, refresh: hourMs },
  /** Of which common hours are told, from this one on. */
  overlapWeeks: 53,
  /** Calendars elsewhere whose time is taken here. */
  outside: {
    perPerson: 5,
    name: 60,
    /** Of one file. */
    bytes: 5_000_000,
    /** For the whole answer, redirects included. */
    time: 15_000,
    redirects: 3,
    every: 30 * minuteMs,
    /** After a failure; longer each time, up to a day. */
    retry: 10 * minuteMs,
    /** A user may have it read again this long after the last time. */
    again: minuteMs,
    /** What is kept, before and after now. */
    past: dayMs,
    ahead: 180 * dayMs,
    /** Stretches of taken time that are kept of one. */
    times: 5000,
  },
} as const;
export const meeting = {
  title: 120,
  guestName: 80,
  line: 2000,
  /** Lines of the chat that are shown. */
  lines: 200,
  notes: 20_000,
  /** The notes as they travel, with letters of several bytes. */
  notesBytes: 100_000,
  /** People in one room: each browser sends to every other. */
  people: 6,
  /** People in one room whose pictures and sound go through a media server. */
  serverPeople: 50,
  /** How long a way into the media server can be used; who comes back gets another one. */
  mediaToken: 2 * minuteMs,
  /** How long one lasts with which the server itself has renewed the way of somebody inside. */
  mediaTokenRenewed: 11 * minuteMs,
  /** People at the door of one room. */
  waiting: 30,
  /** How long an instant room is planned for. */
  instant: hourMs,
  opensBefore: 15 * minuteMs,
  closesAfter: hourMs,
  code: { digits: 6, tries: 5, life: 10 * minuteMs },
  /** Guests who say who they are, by room and mail address, and by network. */
  identity: { perAddress: 5, perIp: 30, window: hourMs },
  /** Rooms that one person opens in an hour. */
  rooms: 30,
  keep: 365 * dayMs,
  past: 50,
  /** One message of the socket, and how many a browser sends in a second. */
  messageBytes: 80_000,
  messagesPerSecond: 60,
  /** Who was not seen for so long is away. */
  away: 20_000,
  recording: {
    /** Of the sound of one interview: at its rate enough for the longest. */
    bytes: 100 * megabyte,
    bitsPerSecond: 32_000,
    /** The sound leaves the browser in parts of this length: a crash loses the last at most. */
    partMs: 5_000,
    /** Whose browser records and who is away for so long has left. */
    recorderAway: minuteMs,
    /** How long after its end the last parts are waited for. */
    lateParts: 2 * minuteMs,
    kept: 180 * dayMs,
  },
} as const;
export const scheduling = {
  /** Minutes from one possible start to the next. */
  grid: 15,
  /** Between an interview and the one before and after it, in minutes. */
  buffer: { before: 0, after: 10, max: 60 },
  /** Where the invitee is; to be met before or after is asked of them on purpose alone. */
  inviteeHours: { from: 7, to: 21 },
  /** Interviews of one interviewer, unless they set others. */
  interviews: { perDay: { usual: 4, max: 20 }, perWeek: { usual: 15, max: 100 } },
  noticeHours: { min: 2, max: 168, usual: 12 },
  horizonDays: { max: 60, usual: 14 },
  offered: { min: 2, max: 10 },
  /** How long offered times are kept from others. */
  hold: 48 * hourMs,
  /** Times that an invitee proposes. */
  windows: { min: 2, max: 5 },
  /** How long a link to choose a time lives at most. */
  life: 14 * dayMs,
  /** How long the page of an interview can be read after its end. */
  pageLife: 30 * dayMs,
  /** Further people whom the invitee brings along, and how long their names are. */
  attendees: { max: 2, name: 60 },
  /** Moves by the invitee, and until when before the start. */
  moves: 3,
  cutOff: 2 * hourMs,
  /** The time after the mail at which a candidate without a choice is reminded. */
  remindAfter: [24 * hourMs, 72 * hourMs],
  place: 500,
  weekly: 28,
  overrides: 60,
  overrideNote: 120,
  message: 2000,
  note: 500,
} as const;
