import { ObjectId } from 'mongodb';

/** @typedef {import('mongodb').Db} Db */

const hour = 3_600_000;
const day = 24 * hour;
/** One in this many events recurs weekly; one in this many also has a colleague. */
const repeatsOneIn = 20;
const withColleagueOneIn = 3;
/** Index of the half hour, counted from eight, at which an hour of rest begins. */
const noon = 8;

/**
 * Adds events for some people, spread over these days from a moment on: half an hour each, between
 * eight and six UTC, and none at noon: an hour in which everyone is free on any measured day.
 * @param {Db} db
 * @param {{ userIds: ObjectId[], events: number, from: number, days: number, repeated?: boolean
 *   }} of
 */
export async function addEvents(db, { userIds, events, from, days, repeated = true }) {
  const made = Array.from({ length: events }, (_event, n) => {
    const organiserId = userIds[n % userIds.length] ?? new ObjectId();
    const turn = Math.floor(n / userIds.length);
    const half = (turn * 7 + n * 3) % 18;
    const at = from + (turn % days) * day + 8 * hour + ((half < noon ? half : half + 2) * hour) / 2;
    const comesRound = repeated && n % repeatsOneIn === 0;
    return eventOf({ organiserId, title: `Bench event ${n}`, at, comesRound });
  });
  await db.collection('calendar_events').insertMany(made);
  const invited = made
    .filter((_event, n) => userIds.length > 1 && n % withColleagueOneIn === 0)
    .map(({ _id, organiserId }, n) => {
      const others = userIds.filter((id) => !id.equals(organiserId));
      return invitation(_id, others[n % others.length] ?? organiserId);
    });
  if (invited.length > 0) await db.collection('calendar_attendees').insertMany(invited);
}

const record = () => ({
  _id: new ObjectId(),
  createdAt: new Date(),
  updatedAt: new Date(),
  createdBy: null,
  updatedBy: null,
  deletedAt: null,
  version: 1,
});

/** @param {{ organiserId: ObjectId, title: string, at: number, comesRound: boolean }} event */
function eventOf({ organiserId, title, at, comesRound }) {
  const base = record();
  const times = 4;
  const last = at + (comesRound ? (times - 1) * 7 * day : 0);
  return {
    ...base,
    kind: 'meeting',
    title,
    allDay: false,
    timeZone: 'UTC',
    visibility: 'default',
    startsAt: new Date(at),
    endsAt: new Date(at + hour / 2),
    lastEndsAt: new Date(last + hour / 2),
    place: null,
    placeValue: null,
    description: null,
    organiserId,
    jobId: null,
    reminderMinutes: [],
    nextReminderAt: null,
    exceptions: [],
    seriesId: null,
    recurrence: comesRound ? { frequency: 'weekly', interval: 1, count: times } : null,
    occurrence: null,
    uid: `${base._id.toHexString()}@bench`,
    sequence: 0,
    cancelledAt: null,
  };
}

/** @param {ObjectId} eventId @param {ObjectId} userId */
const invitation = (eventId, userId) => ({
  ...record(),
  eventId,
  userId,
  email: `${userId.toHexString()}@bench.test`,
  name: 'A colleague',
  emailNorm: `${userId.toHexString()}@bench.test`,
  role: 'required',
  response: 'accepted',
  note: null,
  respondedAt: null,
  respondedVia: null,
  responseSequence: 0,
  notifiedSequence: 0,
});
