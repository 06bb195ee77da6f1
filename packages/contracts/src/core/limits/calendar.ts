import { dayMs, hourMs, minuteMs } from '../durations.ts';

const megabyte = 1024 * 1024;

export const calendar = {
  /** Maximum time between the start and the end of a view. */
  span: 45 * dayMs,
  /** Maximum entries in one view. */
  entries: 1000,
  people: 20,
  /** Maximum additional time zones shown beside the hours. */
  zones: 3,
  title: 160,
  name: 120,
  place: 500,
  description: 4000,
  note: 500,
  attendees: 30,
  guests: 20,
  /** Maximum length of one event. */
  longest: 60 * dayMs,
  recurrence: { interval: 12, count: 52 },
  /** Period covered by a feed, before and after today. */
  feed: { past: 30 * dayMs, ahead: 180 * dayMs, refresh: hourMs },
  /** Weeks for which common hours are shown, starting with the current one. */
  overlapWeeks: 53,
  /** External calendars whose busy times are imported. */
  outside: {
    perPerson: 5,
    name: 60,
    /** Maximum bytes of one file. */
    bytes: 5_000_000,
    /** Timeout for the whole response, including redirects. */
    time: 15_000,
    redirects: 3,
    every: 30 * minuteMs,
    /** Delay after a failure; it grows each time, up to a day. */
    retry: 10 * minuteMs,
    /** Minimum time between two refreshes requested by a user. */
    again: minuteMs,
    /** Period for which busy times are kept, before and after now. */
    past: dayMs,
    ahead: 180 * dayMs,
    /** Maximum busy times kept for one calendar. */
    times: 5000,
  },
} as const;
export const meeting = {
  title: 120,
  guestName: 80,
  line: 2000,
  /** Maximum chat lines shown. */
  lines: 200,
  notes: 20_000,
  /** Maximum bytes of the transmitted notes, including multi-byte characters. */
  notesBytes: 100_000,
  /** Maximum people in one room without a media server: each browser sends to every other. */
  people: 6,
  /** Maximum people in one room with a media server. */
  serverPeople: 50,
  /** Lifetime of a media server token; a returning participant gets a new one. */
  mediaToken: 2 * minuteMs,
  /** Lifetime of a token that the media server renewed for a connected participant. */
  mediaTokenRenewed: 11 * minuteMs,
  /** Maximum people waiting to be admitted to one room. */
  waiting: 30,
  /** Planned length of an instant room. */
  instant: hourMs,
  opensBefore: 15 * minuteMs,
  closesAfter: hourMs,
  code: { digits: 6, tries: 5, life: 10 * minuteMs },
  /** Attempts of guests to identify themselves, per room and mail address, and per network. */
  identity: { perAddress: 5, perIp: 30, window: hourMs },
  /** Maximum rooms that one person opens in an hour. */
  rooms: 30,
  keep: 365 * dayMs,
  past: 50,
  /** Maximum bytes of one socket message, and messages per second and browser. */
  messageBytes: 80_000,
  messagesPerSecond: 60,
  /** Time after which an unseen participant counts as away. */
  away: 20_000,
  recording: {
    /** Maximum bytes of the audio of one interview: enough for the longest at this bit rate. */
    bytes: 100 * megabyte,
    bitsPerSecond: 32_000,
    /** The browser uploads audio in parts of this length: a crash loses at most the last part. */
    partMs: 5_000,
    /** Time away after which the recording participant counts as having left. */
    recorderAway: minuteMs,
    /** Time after the end during which late parts are accepted. */
    lateParts: 2 * minuteMs,
    kept: 180 * dayMs,
  },
} as const;
export const scheduling = {
  /** Minutes between possible start times. */
  grid: 15,
  /** Minutes kept free before and after an interview. */
  buffer: { before: 0, after: 10, max: 60 },
  /** Local hours of the invitee; times outside them are offered only on purpose. */
  inviteeHours: { from: 7, to: 21 },
  /** Default and maximum number of interviews for one interviewer. */
  interviews: { perDay: { usual: 4, max: 20 }, perWeek: { usual: 15, max: 100 } },
  noticeHours: { min: 2, max: 168, usual: 12 },
  horizonDays: { max: 60, usual: 14 },
  offered: { min: 2, max: 10 },
  /** Time for which offered slots are reserved. */
  hold: 48 * hourMs,
  /** Number of time windows that an invitee proposes. */
  windows: { min: 2, max: 5 },
  /** Maximum lifetime of a scheduling link. */
  life: 14 * dayMs,
  /** Time after an interview during which its page can be read. */
  pageLife: 30 * dayMs,
  /** Maximum additional attendees of the invitee, and the length of their names. */
  attendees: { max: 2, name: 60 },
  /** Maximum reschedules by the invitee, and the latest time before the start. */
  moves: 3,
  cutOff: 2 * hourMs,
  /** Times after the mail at which a candidate who has not chosen yet is reminded. */
  remindAfter: [24 * hourMs, 72 * hourMs],
  place: 500,
  weekly: 28,
  overrides: 60,
  overrideNote: 120,
  message: 2000,
  note: 500,
} as const;
