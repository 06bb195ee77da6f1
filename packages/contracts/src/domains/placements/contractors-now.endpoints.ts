import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { contractorSchema, contractorsSchema } from './contractors.schemas.ts';

// A separate module: a client's first page needs the present contractors, not the past ones.

export const contractorsForClientEndpoint = defineEndpoint({
  name: 'clientPlacements.contractors',
  method: 'GET',
  path: '/client/contractors',
  access: 'clientPlacement.list',
  summary: 'Who works for the own company, or begins soon; no rates.',
  response: contractorsSchema,
  provides: [{ entity: 'Placement' }],
});

export const askExtensionEndpoint = defineEndpoint({
  name: 'clientPlacements.askExtension',
  method: 'POST',
  path: '/client/contractors/:id/actions/ask-extension',
  access: 'clientJob.create',
  summary: 'Asks the account manager to extend a contract that ends soon; they have a task of it.',
  params: idParams,
  response: contractorSchema,
  changes: [{ entity: 'Placement' }, { entity: 'Task' }],
  idempotency: 'required',
  errors: ['INVALID_TRANSITION', 'RATE_LIMITED', 'NO_RECIPIENTS'],
});
