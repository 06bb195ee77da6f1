import { defineEndpoint } from '../../core/endpoint.ts';
import { clientTeamSchema } from './client-team.schemas.ts';

/** A separate module: a client's first page needs only this read, not the writes. */
export const clientTeamEndpoint = defineEndpoint({
  name: 'clientTeam.read',
  method: 'GET',
  path: '/client/team',
  access: 'clientJob.list',
  summary: 'Who of the agency works for the reader, where, and who answers while they are away.',
  response: clientTeamSchema,
  provides: [{ entity: 'Company' }, { entity: 'Job' }, { entity: 'TeamMember' }],
});
