import { AuditEventModel, type AuditEvent } from '../../audit/audit-event.model.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createAssignment } from '../../testing/users.fixtures.ts';
import type { User } from '../../identity/user.model.ts';
import { createPasswordUser, openBrowser } from './auth.fixtures.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function person(): Promise<User> {
  const user = await createPasswordUser();
  await createAssignment(user._id, 'recruiter');
  return user;
}

const eventsOf = ({ _id }: User): Promise<AuditEvent[]> =>
  AuditEventModel.find({ actorUserId: _id }).sort({ at: 1 }).lean();

it('records signing in and out, each with its session', async () => {
  const user = await person();
  const browser = openBrowser(test);
  await browser.signIn(user);
  await browser.send('post', '/auth/sign-out');
  const [start, end] = await eventsOf(user);
  expect(start).toMatchObject({ action: 'session.start', entity: 'session', actorKind: 'user' });
  expect(end).toMatchObject({ action: 'session.end', entity: 'session', actorKind: 'user' });
  expect(end?.entityId).toBe(start?.entityId);
  expect(start?.ip).not.toBe('');
});

it('records the end of sessions ended from another browser', async () => {
  const user = await person();
  const [here, there, elsewhere] = [openBrowser(test), openBrowser(test), openBrowser(test)];
  for (const browser of [here, there, elsewhere]) await browser.signIn(user);
  const sessions = (await here.get('/me/sessions')).body as { id: string; isCurrent: boolean }[];
  const other = sessions.find(({ isCurrent }) => !isCurrent);
  await here.send('delete', `/me/sessions/${other?.id}`);
  await here.send('post', '/me/sessions/actions/end-others');
  const ended = (await eventsOf(user)).filter(({ action }) => action === 'session.end');
  expect(ended).toHaveLength(2);
  expect(ended[0]?.entityId).toBe(other?.id);
  expect(sessions.map(({ id }) => id)).toContain(ended[1]?.entityId);
});

it('records the user who signs in, not the one who used this browser before', async () => {
  const [before, after] = [await person(), await person()];
  const browser = openBrowser(test);
  await browser.signIn(before);
  await browser.signIn(after);
  expect((await eventsOf(before)).map(({ action }) => action)).toEqual(['session.start']);
  const [start] = await eventsOf(after);
  expect(start).toMatchObject({
    action: 'session.start',
    assignmentId: null,
    sessionId: null,
    realActorUserId: null,
  });
});

it('records only the attempt after a wrong password', async () => {
  const user = await person();
  await openBrowser(test).signIn(user, 'not the password');
  expect(await eventsOf(user)).toEqual([]);
});
