import type { candidateStatusEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { addConsent, hasConsent } from '../../../records/consents/consents.ts';
import { changeStatus } from './status-action.ts';

/**
 * Allows contact again. Stopping it recorded a refusal, so only a fresh consent counts: recorded
 * with this, or given by the candidate meanwhile.
 */
export const liftDoNotContact: Service<typeof candidateStatusEndpoints.lift> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'lift',
    version: body.version,
    facts: { statusNote: body.note },
    guard: async ({ _id }, session) => {
      if (body.consent === null && !(await hasConsent(_id, 'contact', session)))
        throw new AppError('CONSENT_REQUIRED', { context: { purpose: 'contact' } });
      return undefined;
    },
    then: async (tx, { _id }) => {
      if (body.consent)
        await addConsent(tx, {
          candidateId: _id,
          purpose: 'contact',
          granted: true,
          ...body.consent,
          note: body.note,
        });
    },
  });
