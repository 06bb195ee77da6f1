import type { MyInvitation } from '@muster/contracts';

/** An open invitation to a client. */
export const waitingInvitation: MyInvitation = {
  id: '64b0000000000000000000f1',
  roles: [{ role: 'client_manager', companyName: 'Orchard Learning' }],
  inviterName: 'Mara King',
  status: 'pending',
  invitedAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-09T09:00:00.000Z',
};
