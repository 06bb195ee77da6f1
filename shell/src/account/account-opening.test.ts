import {
  closeAccount,
  isAccountOpen,
  openAccountFromAddress,
  openedPart,
} from './account-opening.ts';

afterEach(closeAccount);

test('a link from elsewhere opens a part of the account and leaves the address as it was', () => {
  window.history.replaceState({ idx: 3 }, '', '/jobs?q=react&account=notifications#top');
  openAccountFromAddress();
  expect([isAccountOpen(), openedPart()]).toEqual([true, 'notifications']);
  expect(window.location.href).toMatch(/\/jobs\?q=react#top$/);
  expect(window.history.state).toEqual({ idx: 3 });
});

test('any other address opens nothing', () => {
  window.history.replaceState(null, '', '/jobs?q=account');
  openAccountFromAddress();
  expect(isAccountOpen()).toBe(false);
});
