import ICAL from 'ical.js';
import supertest from 'supertest';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createEventRecord, tenOn } from '../calendar.fixtures.ts';

let test: TestApp;
let lead: SignedIn;
let report: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead', { user: { firstName: 'Noor', lastName: 'Haddad' } });
  report = await signInAs(test, 'recruiter', { user: { firstName: 'Rui', lastName: 'Matos' } });
  reader = await signInAs(test, 'recruiter');
  await createTeamMember(report.user, { managerUserId: lead.user._id });
  await createEventRecord(lead.user._id, { startsAt: tenOn(3), title: 'Stand-up' });
  await createEventRecord(report.user._id, {
    startsAt: tenOn(4),
    title: 'Dentist',
    visibility: 'private',
  });
});
afterAll(() => test.close());

const idOf = ({ user }: SignedIn) => user._id.toHexString();
const teamOf = async (who: SignedIn) =>
  (await who.get('/calendar/teams')).body.data.find(
    ({ lead: { id } }: { lead: { id: string } }) => id === idOf(lead),
  );
const titlesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part).summary);

it('shows the calendars of a lead and their reports as one layer', async () => {
  expect(await teamOf(report)).toMatchObject({
    lead: { name: 'Noor Haddad' },
    people: 2,
    isOwn: true,
    feed: { isOn: false },
  });
  expect((await teamOf(reader)).isOwn).toBe(false);
  const span = `from=${tenOn(1).toISOString()}&to=${tenOn(20).toISOString()}`;
  const shown = await reader.get(`/calendar/entries?${span}&team=${idOf(lead)}`);
  expect(
    shown.body.data.map(({ title, people }: { title: string; people: { name: string }[] }) => [
      title,
      people.map(({ name }) => name).join(),
    ]),
  ).toEqual([
    ['Stand-up', 'Noor Haddad'],
    [null, 'Rui Matos'],
  ]);
  const none = await reader.get(`/calendar/entries?${span}&team=${idOf(reader)}`);
  expect(none.status).toBe(422);
});

it('gives each reader an address of the team, for as long as they have their role', async () => {
  const path = `/calendar/teams/${idOf(lead)}/actions`;
  const made = await reader.post(`${path}/make-feed`, {});
  const { pathname } = new URL(made.body.url as string);
  const read = () => supertest(test.app).get(pathname).buffer();
  expect(titlesIn((await read()).text)).toEqual(['Noor Haddad: Stand-up', 'Rui Matos: Busy']);
  expect((await teamOf(reader)).feed).toMatchObject({ isOn: true, url: null });
  expect((await teamOf(report)).feed.isOn).toBe(false);
  const again = await reader.post(`${path}/make-feed`, {});
  expect((await read()).body.error.code).toBe('TOKEN_INVALID');
  const next = new URL(again.body.url as string).pathname;
  const revoked = { userId: reader.user._id };
  await RoleAssignmentModel.updateMany(revoked, { $set: { revokedAt: new Date() } });
  expect((await supertest(test.app).get(next)).body.error.code).toBe('TOKEN_INVALID');
  await RoleAssignmentModel.updateMany(revoked, { $set: { revokedAt: null } });
  expect((await supertest(test.app).get(next)).status).toBe(200);
  await report.post(`${path}/revoke-feed`, {});
  expect((await supertest(test.app).get(next)).status).toBe(200);
  await reader.post(`${path}/revoke-feed`, {});
  expect((await supertest(test.app).get(next)).body.error.code).toBe('TOKEN_INVALID');
  const nobody = await reader.post(`/calendar/teams/${idOf(reader)}/actions/make-feed`, {});
  expect(nobody.status).toBe(404);
});
