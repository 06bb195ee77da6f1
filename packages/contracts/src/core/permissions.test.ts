import { grantedPermissionsSchema } from '../domains/auth/session.schemas.ts';
import { can, permissionNames, permissionsOf, scopeOf } from './permissions.ts';
import { roles } from './roles.ts';

describe('the permission table', () => {
  it.each([
    ['recruiter', 'candidate.list', 'all'],
    ['vetter', 'candidate.list', 'assigned'],
    ['account_manager', 'candidate.readRates', 'assigned'],
    ['client_admin', 'clientJob.list', 'company'],
    ['contractor', 'candidate.readOwnProfile', 'self'],
  ] as const)('%s holds %s for %s', (role, permission, scope) => {
    expect(scopeOf(role, permission)).toBe(scope);
  });

  /** Permissions of candidates in their own area. */
  const ownArea: readonly string[] = [
    'candidate.readOwnProfile',
    'candidate.updateOwn',
    'candidate.snoozeOwn',
    'candidate.exportOwnData',
    'candidate.askErasure',
  ];

  it('never gives a client or candidate role the staff’s permissions on candidates', () => {
    const staffOnly = permissionNames.filter(
      (name) => name.startsWith('candidate.') && !ownArea.includes(name),
    );
    const outsiders = roles.filter((role) => role.startsWith('client_') || role === 'candidate');
    const leaks = outsiders.flatMap((role) =>
      staffOnly.filter((name) => can(role, name)).map((name) => `${role}: ${name}`),
    );
    expect(leaks).toEqual([]);
  });

  it('denies what it does not know', () => {
    expect(can(null, 'candidate.list')).toBe(false);
    expect(can('recruiter', 'candidate.conquer' as never)).toBe(false);
    expect(can('emperor' as never, 'candidate.list')).toBe(false);
    expect(can('recruiter', 'constructor' as never)).toBe(false);
  });

  it('gives every role a permission, and the read-only role no write', () => {
    for (const role of roles) expect(Object.keys(permissionsOf(role))).not.toHaveLength(0);
    // Searching only reads, and a view is a person's own arrangement of a list.
    const writes = Object.keys(permissionsOf('staff_viewer')).filter(
      (name) => !/\.(list|read|search|pick)|^search\.use$|^view\.(manage|delete)$/.test(name),
    );
    expect(writes).toEqual([]);
  });
});

it('reads a session of a newer server, with permissions that this version does not know', () => {
  const answered = { 'candidate.read': 'all', 'moon.visit': 'all' };
  expect(grantedPermissionsSchema.parse(answered)).toEqual(answered);
  expect(grantedPermissionsSchema.safeParse({ 'candidate.read': 'everything' }).success).toBe(
    false,
  );
});
