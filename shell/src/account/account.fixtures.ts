import {
  permissionsOf,
  type AssignmentChoice,
  type CurrentImpersonation,
  type SessionState,
} from '@muster/contracts';
import type { SignedIn } from '../routing/home-path.ts';

const recruiter: AssignmentChoice = {
  id: '64b0000000000000000000a1',
  role: 'recruiter',
  companyName: null,
  lastUsedAt: '2026-03-02T09:00:00.000Z',
};
const clientViewer: AssignmentChoice = {
  id: '64b0000000000000000000a2',
  role: 'client_viewer',
  companyName: 'Orchard Learning',
  lastUsedAt: null,
};

/** Returns a session of a user with two roles who works as recruiter. */
export function signedIn(overrides: Partial<SignedIn> = {}): SignedIn {
  return {
    state: 'ready',
    csrfToken: 'csrf-token-of-the-test',
    user: {
      id: '64b000000000000000000001',
      displayName: 'Joana Winter',
      firstName: 'Joana',
      email: 'joana@muster.test',
      status: 'active',
      emailVerified: true,
      timeZone: 'Europe/Lisbon',
      country: 'PT',
      locale: 'en',
      timeFormat: 'h24',
      weekStarts: 'mon',
    },
    active: {
      assignmentId: recruiter.id,
      role: 'recruiter',
      audience: 'staff',
      companyId: null,
      companyName: null,
      candidateId: null,
      permissions: permissionsOf('recruiter'),
      switchedOff: [],
    },
    assignments: [recruiter, clientViewer],
    idleExpiresAt: '2026-03-02T17:00:00.000Z',
    absoluteExpiresAt: '2026-03-09T09:00:00.000Z',
    onboarding: 'done',
    impersonation: null,
    ...overrides,
  };
}

/** Returns a session that has to choose between those two roles. */
export const beforeChoice = (): SignedIn => signedIn({ state: 'choose-role', active: null });

type Pending = Extract<SessionState, { state: 'two-factor' }>;

/** Returns a sign-in with a correct password that requires the second step. */
export const secondStepDue = (overrides: Partial<Pending> = {}): Pending => ({
  state: 'two-factor',
  csrfToken: 'csrf-token-of-the-test',
  recoveryCodesLeft: 10,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  ...overrides,
});

/** Returns Joana's session, impersonating Li Wei for another twenty minutes. */
export function actingAsLi(overrides: Partial<CurrentImpersonation> = {}): SignedIn {
  const own = signedIn();
  return {
    ...own,
    user: { ...own.user, id: '64b000000000000000000032', displayName: 'Li Wei', firstName: 'Li' },
    active: {
      assignmentId: clientViewer.id,
      role: 'client_manager',
      audience: 'client',
      companyId: '64b0000000000000000000d1',
      companyName: 'Orchard Learning',
      candidateId: null,
      permissions: { 'clientJob.list': 'company' },
      switchedOff: [],
    },
    assignments: [clientViewer],
    impersonation: {
      id: '64b0000000000000000000e5',
      mode: 'view_only',
      mayAct: true,
      actorName: 'Joana Winter',
      targetName: 'Li Wei',
      targetRole: 'client_manager',
      companyName: 'Orchard Learning',
      reason: 'He cannot find his pending items',
      startedAt: new Date(Date.now() - 600_000).toISOString(),
      expiresAt: new Date(Date.now() + 1_200_000).toISOString(),
      ...overrides,
    },
  };
}
