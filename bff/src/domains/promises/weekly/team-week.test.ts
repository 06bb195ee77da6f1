import { dayMs } from '@muster/contracts';
import { Types } from 'mongoose';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import { createTeamMember } from '../../team/team-member.fixtures.ts';
import { createPromise } from '../promise.fixtures.ts';
import { notifyTeamsOfPromises } from './team-week.ts';

const { signal } = new AbortController();
// A Monday, eight o'clock in Berlin.
const morning = new Date('2026-11-30T07:00:00Z');
const user = { timeZone: 'Europe/Berlin' };

let test: TestApp;
let lead: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  lead = await signInAs(test, 'team_lead', { user });
  other = await signInAs(test, 'team_lead', { user });
});
afterAll(() => test.close());

const report = async (of: SignedIn) => {
  const { user: member } = await signInAs(test, 'recruiter');
  await createTeamMember(member, { managerUserId: of.user._id });
  return member;
};
const ended = (madeBy: Types.ObjectId, status: 'kept' | 'broken', daysAgo: number) =>
  createPromise({ _id: new Types.ObjectId() }, madeBy, {
    status,
    endedAt: new Date(morning.getTime() - daysAgo * dayMs),
  });
const mailsTo = async (who: SignedIn) => {
  await test.runEvents();
  return EmailMessageModel.find({ template: 'team_promises_weekly', to: who.user.email }).lean();
};

it('mails a lead once a week which promises the team kept, and nobody if none ended', async () => {
  const [ana, ben] = [await report(lead), await report(lead)];
  await report(other);
  await ended(ana._id, 'kept', 1);
  await ended(ana._id, 'kept', 6);
  await ended(ben._id, 'broken', 2);
  // Before that week it only counts for the quarter.
  await ended(ben._id, 'kept', 30);
  const sent = await Promise.all([1, 2].map(() => notifyTeamsOfPromises(signal, morning)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await notifyTeamsOfPromises(signal, new Date(morning.getTime() + dayMs))).toBe(0);
  const [mail, ...more] = await mailsTo(lead);
  expect(more).toEqual([]);
  const text = mail?.text ?? '';
  expect(text.toLowerCase()).toContain('kept in the last week: 2 of 3 (67 %)');
  expect(text).toContain(`${ana.firstName} ${ana.lastName}: 2 of 2 (100 %)`);
  expect(text).toContain(`${ben.firstName} ${ben.lastName}: 0 of 1 (0 %)`);
  expect(text).toContain('The team: 3 of 4 (75 %)');
  expect(await mailsTo(other)).toEqual([]);
  expect(await notifyTeamsOfPromises(signal, new Date(morning.getTime() + 2 * dayMs))).toBe(0);
});
