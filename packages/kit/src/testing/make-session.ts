import { audienceOf, permissionsOf, type PlatformSession, type Role } from '@muster/contracts';

const user = {
  id: '64b000000000000000000001',
  displayName: 'Robin Reyes',
  firstName: 'Robin',
  email: 'robin.reyes@muster.test',
  timeZone: 'Europe/Madrid',
  locale: 'en',
  timeFormat: 'h24',
} as const satisfies PlatformSession['user'];

/** A session of `role` with the rights that the permission table gives it. */
export function makeSession(role: Role, overrides: Partial<PlatformSession> = {}): PlatformSession {
  const audience = audienceOf(role);
  return {
    user,
    assignmentId: '64b0000000000000000000a1',
    role,
    audience,
    companyName: audience === 'client' ? 'Northwind' : null,
    permissions: permissionsOf(role),
    csrfToken: 'csrf-token-of-the-test',
    ...overrides,
  };
}
