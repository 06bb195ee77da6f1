import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { handOverSchema, handedOverSchema, handoverPackSchema } from './handovers.schemas.ts';

/** Handing over a member's work to colleagues, for an absence or permanently. */
export const handoverEndpoints = {
  read: defineEndpoint({
    name: 'handovers.read',
    sensitive: true,
    method: 'GET',
    path: '/team/:id/handover',
    access: 'task.readTeam',
    summary: 'What is a member’s, what is open in it, and who could take over.',
    params: idParams,
    response: handoverPackSchema,
    provides: [
      { entity: 'Task' },
      { entity: 'Job' },
      { entity: 'Application' },
      { entity: 'Candidate' },
      { entity: 'Company' },
      { entity: 'Placement' },
    ],
  }),
  give: defineEndpoint({
    name: 'handovers.give',
    method: 'POST',
    path: '/team/:id/actions/hand-over',
    access: 'team.handOver',
    summary: 'Gives the records of a member to a colleague, by kind.',
    params: idParams,
    body: handOverSchema,
    response: handedOverSchema,
    changes: [
      { entity: 'Task' },
      { entity: 'Job' },
      { entity: 'Application' },
      { entity: 'Candidate' },
      { entity: 'Company' },
      { entity: 'Placement' },
      { entity: 'TalentPool' },
      { entity: 'TeamMember' },
    ],
    idempotency: 'required',
  }),
} as const;
