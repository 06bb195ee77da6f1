import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import { clientSeatSchema, clientSupervisorSchema } from './client-seats.schemas.ts';

/** A client's own positions: who supervises the work on them. */
export const clientSeatEndpoints = {
  read: defineEndpoint({
    name: 'clientSeats.read',
    method: 'GET',
    path: '/client/seats/:id',
    access: 'clientPosition.editSupervisor',
    summary: 'Who leads the work on an own seat, and who could.',
    params: idParams,
    response: clientSeatSchema,
    provides: [{ entity: 'Position', id: 'id' }, { entity: 'Position' }, { entity: 'CompanyUser' }],
  }),
  setSupervisor: defineEndpoint({
    name: 'clientSeats.setSupervisor',
    method: 'POST',
    path: '/client/seats/:id/actions/set-supervisor',
    access: 'clientPosition.editSupervisor',
    summary: 'Says who leads the work; those concerned are told.',
    params: idParams,
    body: clientSupervisorSchema,
    response: clientSeatSchema,
    changes: [{ entity: 'Position' }, { entity: 'Placement' }, { entity: 'Job' }],
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION', 'SUPERVISOR_NOT_ELIGIBLE'],
  }),
} as const;
