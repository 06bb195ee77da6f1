import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { todayBoardSchema } from './today.schemas.ts';

const provides = [
  { entity: 'Task' },
  { entity: 'Application' },
  { entity: 'ApplicationFeedback' },
  { entity: 'Placement' },
  { entity: 'Vetting' },
] as const;

/** One person's tasks of today. */
export const todayEndpoints = {
  own: defineEndpoint({
    name: 'today.own',
    method: 'GET',
    path: '/today',
    access: 'home.read',
    summary: 'What the reader has to do today, and what waits for others.',
    response: todayBoardSchema,
    provides,
  }),
  ofMember: defineEndpoint({
    name: 'today.ofMember',
    method: 'GET',
    path: '/today/:id',
    access: 'task.readTeam',
    summary: 'What a member of the reader’s team has to do today; the id is that of the member.',
    params: idParams,
    response: todayBoardSchema,
    provides,
  }),
} as const;
