import { navigation } from '../platform/navigation.ts';
import { unsavedInput } from '../platform/unsaved-input.ts';
import {
  accountPart,
  closeAccount,
  isAccountOpen,
  openAccount,
  openAccountFromCentre,
  switchAccountTo,
} from './account-opening.ts';

const address = () => window.location.pathname + window.location.search + window.location.hash;

test('the account panel has an address, and keeps the history state of the page below', () => {
  window.history.replaceState({ idx: 3, usr: { overlayOver: '/jobs' } }, '', '/jobs?q=react#top');
  openAccount();
  expect(address()).toBe('/jobs?q=react&account=profile#top');
  expect(window.history.state).toMatchObject({
    idx: 4,
    usr: { overlayOver: '/jobs', panelOver: 'account' },
  });
  switchAccountTo('password');
  expect(accountPart(window.location.search)).toBe('password');
  expect(window.history.state).toMatchObject({ idx: 4, usr: { panelOver: 'account' } });
});

test('closing goes back to where it was opened; after a deep link, it replaces the entry', async () => {
  window.history.replaceState({ idx: 0 }, '', '/jobs?q=react');
  openAccount();
  closeAccount();
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  expect(address()).toBe('/jobs?q=react');
  window.history.replaceState({ idx: 0 }, '', '/jobs?account=password&q=react');
  closeAccount();
  expect([address(), isAccountOpen()]).toEqual(['/jobs?q=react', false]);
});

test('opened from the notification centre, it replaces the centre', () => {
  const usr = { notificationsOver: true };
  window.history.replaceState({ idx: 1, usr }, '', '/jobs?notifications=open');
  openAccountFromCentre('notifications');
  expect(address()).toBe('/jobs?account=notifications');
  expect(window.history.state).toMatchObject({ idx: 1, usr: { panelOver: 'account' } });
});

test('opening it does not ask about unsaved input of the page below', () => {
  window.history.replaceState({ idx: 0 }, '', '/jobs/new?step=role');
  const lift = unsavedInput.block('The job is not saved.');
  openAccount();
  expect(isAccountOpen()).toBe(true);
  navigation.navigate('/jobs/new?step=role', { replace: true });
  lift();
});
