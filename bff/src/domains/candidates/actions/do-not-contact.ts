import type { candidateStatusEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { suppressMailsTo } from '../../../mail/held-mails.ts';
import { withdrawApplications } from '../../applications/api/applications.ts';
import { addConsent } from '../../../records/consents/consents.ts';
import { revokeLinksOf, revokeLinksTo } from '../../links/api/access-tokens.ts';
import { hasLivePlacement } from '../../../records/placements/live-placements.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeStatus } from './status-action.ts';

/** Stops all contact: no mails, links or applications, and records the refusal. */
export const stopContact: Service<typeof candidateStatusEndpoints.doNotContact> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'do_not_contact',
    version: body.version,
    facts: { statusNote: body.note },
    guard: async ({ _id }, session) => {
      if (await hasLivePlacement(_id, session)) throw new AppError('CANDIDATE_HAS_LIVE_PLACEMENT');
      return undefined;
    },
    then: (tx, candidate) => silence(tx, candidate, body.note),
  });

async function silence(tx: Tx, candidate: Candidate, note: string): Promise<void> {
  const subject = { type: 'candidate', id: candidate._id };
  const { email } = candidate;
  if (email) {
    await suppressMailsTo(tx, subject, email);
    await revokeLinksOf(tx, email);
  }
  await revokeLinksTo(tx, subject, 'disabled_by_staff');
  await withdrawApplications(tx, candidate._id, { side: 'candidate', reasonId: null, note });
  await addConsent(tx, {
    candidateId: candidate._id,
    purpose: 'contact',
    granted: false,
    note,
  });
}
