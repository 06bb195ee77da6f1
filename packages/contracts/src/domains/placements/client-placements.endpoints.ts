import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { askExtensionEndpoint, contractorsForClientEndpoint } from './contractors-now.endpoints.ts';
import {
  askAgainSchema,
  pastContractorSchema,
  pastContractorsSchema,
} from './contractors.schemas.ts';

/** A client's view of its contractors. */
export const clientPlacementEndpoints = {
  contractors: contractorsForClientEndpoint,
  askExtension: askExtensionEndpoint,
  past: defineEndpoint({
    name: 'clientPlacements.past',
    method: 'GET',
    path: '/client/past-contractors',
    access: 'clientPlacement.list',
    summary: 'Who worked for the own company, who left last first; no rates.',
    response: pastContractorsSchema,
    provides: [{ entity: 'Placement' }],
  }),
  askAgain: defineEndpoint({
    name: 'clientPlacements.askAgain',
    method: 'POST',
    path: '/client/past-contractors/:id/actions/ask-again',
    access: 'clientJob.create',
    summary: 'Asks the account manager for somebody who worked here; they have a task of it.',
    params: idParams,
    body: askAgainSchema,
    response: pastContractorSchema,
    changes: [{ entity: 'Placement' }, { entity: 'Task' }],
    idempotency: 'required',
    errors: ['INVALID_TRANSITION', 'RATE_LIMITED', 'NO_RECIPIENTS'],
  }),
} as const;
