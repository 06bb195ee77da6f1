import { renderRemote, makeSession, screen } from '../testing/index.ts';
import { Forbidden } from './forbidden.tsx';

const recruiter = makeSession('recruiter');

test('the way to another role is offered to who has one', () => {
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: true } });
  expect(screen.getByRole('button', { name: 'Switch role' })).toBeVisible();
});

test('who has no other role is told whom to ask', () => {
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: false } });
  expect(screen.getByText(/Ask an administrator for access/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch role' })).not.toBeInTheDocument();
});

test('who acts as another person reads why, and is offered no role of that person', () => {
  const impersonation = { mode: 'view_only', targetName: 'Li Wei' } as const;
  renderRemote(<Forbidden />, { session: { ...recruiter, hasOtherRoles: true, impersonation } });
  expect(screen.getByText(/You are acting as Li Wei/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch role' })).not.toBeInTheDocument();
});
