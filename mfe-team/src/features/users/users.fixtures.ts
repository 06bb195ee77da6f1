import { userEndpoints, type UserDetail, type UserSummary } from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';

const grantedAt = '2026-01-05T09:00:00.000Z';

/** Ana, an active recruiter with one session. */
export const ana: UserDetail = {
  ...fixtureFor(userEndpoints.read.response),
  id: '64b000000000000000000031',
  displayName: 'Ana Kovač',
  firstName: 'Ana',
  lastName: 'Kovač',
  email: 'ana@muster.test',
  status: 'active',
  roles: [
    {
      id: '64b0000000000000000000b1',
      role: 'recruiter',
      companyId: null,
      companyName: null,
      candidateId: null,
      grantedAt,
    },
    {
      id: '64b0000000000000000000b2',
      role: 'vetter',
      companyId: null,
      companyName: null,
      candidateId: null,
      grantedAt,
    },
  ],
  lastSignInAt: '2026-03-02T08:00:00.000Z',
  country: 'HR',
  timeZone: 'Europe/Zagreb',
  twoStep: false,
  isSelf: false,
  version: 4,
  allowedActions: ['disable'],
  closing: null,
  sessions: [
    {
      id: '64b0000000000000000000c1',
      createdAt: grantedAt,
      lastSeenAt: '2026-03-02T08:00:00.000Z',
      ip: '10.0.0.7',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
      role: 'recruiter',
      isCurrent: false,
    },
  ],
  mayEdit: true,
  mayGrantRoles: true,
};

/** Li, invited to a client; the invitation has expired. */
export const li: UserSummary = {
  ...ana,
  id: '64b000000000000000000032',
  displayName: 'Li Wei',
  email: 'li@orchard.test',
  status: 'invited',
  roles: [
    {
      id: '64b0000000000000000000b3',
      role: 'client_manager',
      companyId: '64b0000000000000000000d1',
      companyName: 'Orchard Learning',
      candidateId: null,
      grantedAt,
    },
  ],
  lastSignInAt: null,
  inviteExpiresAt: '2026-01-12T09:00:00.000Z',
  version: 2,
  allowedActions: ['resend_invite', 'revoke_invite'],
};

/** One page of the list. */
export const usersPage = (data: UserSummary[]) => ({
  data,
  page: {
    ...fixtureFor(userEndpoints.list.response).page,
    limit: 25,
    total: data.length,
    from: 1,
  },
});
