import type { candidateStatusEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addConsent, hasConsent } from '../../../records/consents/consents.ts';
import { changeStatus } from './status-action.ts';

/**
 * Takes on a lead: a candidate who agreed to be contacted, or for whom the legal basis is recorded.
 */
export const engageCandidate: Service<typeof candidateStatusEndpoints.engage> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'engage',
    version: body.version,
    facts: { statusNote: body.note },
    guard: async ({ _id }, session) => {
      if (body.basis === null && !(await hasConsent(_id, 'contact', session)))
        throw new AppError('CONSENT_REQUIRED', { context: { purpose: 'contact' } });
      return undefined;
    },
    // A recorded consent stays: only a change without other effects can be undone.
    undoable: body.basis === null,
    then: async (tx, { _id }) => {
      if (body.basis !== null)
        await addConsent(tx, {
          candidateId: _id,
          purpose: 'contact',
          granted: true,
          basis: body.basis,
          note: body.note,
        });
    },
  });
