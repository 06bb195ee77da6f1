import { permissionsOf } from '@muster/contracts';
import { signedIn } from '../account/account.fixtures.ts';
import { navItems } from './nav-items.ts';

/** Returns the entries that a client admin sees marked on a page. */
function markedOn(pathname: string): string[] {
  const { active } = signedIn();
  if (!active) throw new Error('The fixture has no active role');
  const admin = {
    ...active,
    role: 'client_admin',
    audience: 'client',
    permissions: permissionsOf('client_admin'),
  } as const;
  return navItems(admin, pathname)
    .filter((item) => item.active)
    .map(({ label }) => label);
}

it.each([
  ['/client-dashboard', 'Dashboard'],
  ['/client-dashboard/recruitment-team', 'Team'],
  ['/client-dashboard/email-recruitment-team/65a000000000000000000001', 'Team'],
  ['/client-dashboard/interview-details/65a000000000000000000001', 'Interviews'],
])('on %s the navigation marks %s', (pathname, label) => {
  expect(markedOn(pathname)).toEqual([label]);
});
