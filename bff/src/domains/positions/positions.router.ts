import { clientSeatEndpoints, positionEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { backfillSeat } from './changes/backfill-position.ts';
import { cancelSeat, restoreSeat } from './changes/cancel-position.ts';
import {
  addSeats,
  deleteSeat,
  holdSeat,
  resumeSeat,
  setSupervisor,
  updateSeat,
} from './changes/change-positions.ts';
import { readClientSeat, setClientSupervisor } from './client/client-seats.ts';
import { readHistory, readPositions, readSupervisors } from './reading/read-positions.ts';

/** Serves the positions of jobs. */
export function positionRoutes(router: Router): void {
  mount(router, positionEndpoints.ofJob, readPositions);
  mount(router, positionEndpoints.supervisors, readSupervisors);
  mount(router, positionEndpoints.add, addSeats);
  mount(router, positionEndpoints.update, updateSeat);
  mount(router, positionEndpoints.history, readHistory);
  mount(router, positionEndpoints.hold, holdSeat);
  mount(router, positionEndpoints.resume, resumeSeat);
  mount(router, positionEndpoints.cancel, cancelSeat);
  mount(router, positionEndpoints.restore, restoreSeat);
  mount(router, positionEndpoints.remove, deleteSeat);
  mount(router, positionEndpoints.setSupervisor, setSupervisor);
  mount(router, positionEndpoints.backfill, backfillSeat);
  mount(router, clientSeatEndpoints.read, readClientSeat);
  mount(router, clientSeatEndpoints.setSupervisor, setClientSupervisor);
}
