import { actingAsLi, signedIn } from '../account/account.fixtures.ts';
import { setSession } from '../session/session-store.ts';
import { prefixTitles } from './prefix-titles.ts';

/** Mutation observers run after the code that made the change. */
const told = () => new Promise((resolve) => setTimeout(resolve));

test('during impersonation, every page title begins with the impersonated user', async () => {
  document.title = 'Users · Muster';
  const stop = prefixTitles();
  expect(document.title).toBe('Users · Muster');

  setSession(actingAsLi());
  expect(document.title).toBe('[as Li Wei] Users · Muster');
  document.title = 'Your jobs · Muster';
  await told();
  expect(document.title).toBe('[as Li Wei] Your jobs · Muster');

  setSession(signedIn());
  expect(document.title).toBe('Your jobs · Muster');
  stop();
});
