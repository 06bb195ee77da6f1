import type { candidateStatusEndpoints } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeStatus } from './status-action.ts';

/** Makes a candidate active, ready to be proposed: contact details are required. */
export const activateCandidate: Service<typeof candidateStatusEndpoints.activate> = (
  ctx,
  { params, body },
) =>
  changeStatus(ctx, {
    id: params.id,
    action: 'activate',
    version: body.version,
    facts: { statusNote: body.note },
    guard: (candidate) => {
      if (!isReachable(candidate)) throw new AppError('CONTACT_REQUIRED');
      return undefined;
    },
    // The cancelled rejection mail would not come back.
    undoable: ({ status }) => status !== 'rejected',
  });

const isReachable = ({ email, phone, contacts }: Candidate): boolean =>
  email !== null ||
  phone !== null ||
  contacts.some(({ kind }) => kind === 'email' || kind === 'phone');
