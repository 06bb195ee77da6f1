import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { openSubmissions } from '../applications/waiting-applications.service.ts';
import { turningPlacements } from '../placements/turning-placements.service.ts';

/** Who waits for a client's answer. */
export const readSubmissions: Service<typeof homeEndpoints.submissions> = ({ actor }) =>
  openSubmissions(actor);

/** Which placements begin or end. */
export const readContracts: Service<typeof homeEndpoints.contracts> = ({ actor }) =>
  turningPlacements(actor);
