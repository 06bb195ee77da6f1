import { dayMs, hourMs, limits, type CalendarEntry } from '@muster/contracts';
import { createLog } from '../../../log.ts';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { ownTimes } from '../api/own-times.ts';
import { tenOn } from '../calendar.fixtures.ts';
import { fileAdapter } from './calendar-adapter.ts';
import { OutsideCalendarError, type fetchCalendar } from './fetch-calendar.ts';
import { OutsideCalendarModel } from './outside-calendar.model.ts';
import { readDueCalendars } from './read-outside.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { outside: rules } = limits.calendar;
const path = '/me/outside-calendars';
const url = 'https://calendar.example.com/private-4f1c/ada.ics';
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const eventAt = (at: Date) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plain//EN',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART:${stamp(at)}`,
    'DURATION:PT1H',
    'SUMMARY:Fertility clinic',
    'LOCATION:Rua do Carmo',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Runs what the background does when woken. */
const readAll = (fetch: typeof fetchCalendar) =>
  readDueCalendars(
    { log: createLog('silent'), adapter: fileAdapter(fetch) },
    new AbortController().signal,
  );
const answers = (content: string) => () => Promise.resolve(content);
const fails = () => Promise.reject(new OutsideCalendarError('gone'));
const makeDue = () =>
  OutsideCalendarModel.updateMany({}, { nextReadAt: new Date(0), triedAt: new Date(0) });
const hour = (at: Date) => ({ from: at, to: new Date(at.getTime() + hourMs) });

async function added(person: SignedIn, address = url): Promise<string> {
  const created = await person.post(path, { name: 'Family', url: address });
  expect(created.status).toBe(201);
  return created.body.id;
}

it('adds an outside calendar, reads it in the background, and stores only its times', async () => {
  const ada = await signInAs(test, 'vetter');
  const created = await ada.post(path, { name: 'Family', url: url.replace('https', 'webcal') });
  expect(created.body).toMatchObject({
    name: 'Family',
    host: 'calendar.example.com',
    status: 'waiting',
    busyAhead: 0,
  });
  const asked: string[] = [];
  await readAll((address) => {
    asked.push(address);
    return Promise.resolve(eventAt(tenOn(3)));
  });
  expect(asked).toEqual([url]);
  const [listed] = (await ada.get(path)).body.data;
  expect(listed).toMatchObject({ status: 'current', failure: null, busyAhead: 1 });
  expect(JSON.stringify(listed)).not.toContain('private-4f1c');
  const stored = JSON.stringify(await OutsideCalendarModel.find().lean());
  expect(stored).not.toMatch(/Fertility|Carmo|private-4f1c/);
  expect(await ownTimes([ada.user._id], hour(tenOn(3)))).toMatchObject([{ startsAt: tenOn(3) }]);
  const audited = await AuditEventModel.find({ entityId: ada.user._id.toHexString() }).lean();
  expect(audited.map(({ action }) => action)).toContain('user.add_outside_calendar');
});

it('shows the times as busy in calendars of the platform, but not in exported ones', async () => {
  const ada = await signInAs(test, 'recruiter');
  const colleague = await signInAs(test, 'recruiter');
  await added(ada);
  await readAll(answers(eventAt(tenOn(3))));
  const query = new URLSearchParams({
    from: tenOn(1).toISOString(),
    to: tenOn(9).toISOString(),
    people: ada.user._id.toHexString(),
  });
  const seen = (await colleague.get(`/calendar/entries?${query.toString()}`)).body;
  expect(seen.data).toMatchObject([
    { title: null, kind: 'other', startsAt: tenOn(3).toISOString() },
  ]);
  expect((seen.data as CalendarEntry[])[0]?.event).toBeNull();
  const feed = (await ada.post('/me/calendar-feed/actions/make', {})).body.url as string;
  const file = await ada.get(new URL(feed).pathname.replace('/api/v1', ''));
  expect(file.text).toContain('BEGIN:VCALENDAR');
  expect(file.text).not.toContain('BEGIN:VEVENT');
});

it('explains why a calendar cannot be read, keeps earlier times, and retries later each time', async () => {
  const ada = await signInAs(test, 'vetter');
  await added(ada);
  await readAll(answers(eventAt(tenOn(3))));
  const pauses: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    await makeDue();
    await readAll(fails);
    const now = await OutsideCalendarModel.findOne({ userId: ada.user._id }).lean();
    pauses.push(Number(now?.nextReadAt) - Number(now?.triedAt));
  }
  const [listed] = (await ada.get(path)).body.data;
  expect(listed).toMatchObject({ status: 'failing', failure: 'gone', busyAhead: 1 });
  expect(Date.parse(listed.triedAt)).toBeGreaterThan(Date.parse(listed.readAt));
  expect(await ownTimes([ada.user._id], hour(tenOn(3)))).toHaveLength(1);
  expect(pauses[0]).toBeGreaterThan(rules.retry - 5000);
  expect(pauses[1]).toBeGreaterThan(2 * rules.retry - 5000);
  expect(pauses[1]).toBeLessThan(dayMs);
});

it('is reread on request, though not at every press, and deleted when its owner removes it', async () => {
  const ada = await signInAs(test, 'vetter');
  const id = await added(ada);
  const again = () => ada.post(`${path}/${id}/actions/refresh`, {});
  await readAll(fails);
  expect((await again()).body.status).toBe('failing');
  await OutsideCalendarModel.updateOne({ _id: id }, { triedAt: new Date(0) });
  expect((await again()).body.status).toBe('waiting');
  await readAll(answers(eventAt(tenOn(3))));
  expect(await ownTimes([ada.user._id], hour(tenOn(3)))).toHaveLength(1);
  const removed = await ada.delete(`${path}/${id}`);
  expect(removed.body).toEqual({ id });
  expect((await ada.get(path)).body.data).toEqual([]);
  expect(await ownTimes([ada.user._id], hour(tenOn(3)))).toEqual([]);
});

it('accepts each calendar once, a limited number, and none without encryption', async () => {
  const ada = await signInAs(test, 'vetter');
  await added(ada);
  const refused = async (address: string) =>
    (await ada.post(path, { name: 'Family', url: address })).body.error.fields;
  expect(await refused(url)).toMatchObject([{ path: 'url', code: 'NOT_UNIQUE' }]);
  expect(await refused('http://calendar.example.com/ada.ics')).toMatchObject([
    { path: 'url', code: 'INVALID_FORMAT' },
  ]);
  const many = Array.from({ length: rules.perPerson + 2 }, (_one, index) =>
    ada.post(path, { name: 'Club', url: `https://club.example.com/${index}.ics` }),
  );
  const codes = (await Promise.all(many)).map(({ status }) => status);
  expect(codes.filter((status) => status === 201)).toHaveLength(rules.perPerson - 1);
  expect(await refused('https://club.example.com/more.ics')).toMatchObject([
    { path: 'url', code: 'TOO_MANY' },
  ]);
});

it('hides the calendars of one person from another', async () => {
  const [ada, other] = [await signInAs(test, 'vetter'), await signInAs(test, 'vetter')];
  const id = await added(ada);
  expect((await other.get(path)).body.data).toEqual([]);
  expect((await other.post(`${path}/${id}/actions/refresh`, {})).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
});
