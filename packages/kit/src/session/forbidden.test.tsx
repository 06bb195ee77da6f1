import { renderRemote, makeSession, screen } from '../testing/index.ts';
import { Forbidden } from './forbidden.tsx';

const recruiter = makeSession('recruiter');

test('a user with another role is offered to switch to it', () => {
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: true } });
  expect(screen.getByRole('button', { name: 'Switch role' })).toBeVisible();
});

test('a user without another role is told whom to ask', () => {
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: false } });
  expect(screen.getByText(/Ask an administrator for access/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch role' })).not.toBeInTheDocument();
});

test('an impersonating user reads the reason, and is offered no role of that person', () => {
  const impersonation = { mode: 'view_only', targetName: 'Li Wei' } as const;
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: true, impersonation } });
  expect(screen.getByText(/You are acting as Li Wei/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch role' })).not.toBeInTheDocument();
});
