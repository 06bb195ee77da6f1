import type { homeEndpoints } from '@muster/contracts';
import type { Service } from '../../http/mount.ts';
import { openSubmissions } from '../applications/api/waiting-applications.ts';
import { findOwnOpenTasks } from '../tasks/api/own-tasks.ts';
import { turningPlacements } from '../placements/api/turning-placements.ts';
import { applicationsOf } from './applications-of-tasks.ts';
import { ownToday, ownZone } from './own-time.ts';

/** Lists candidates waiting for a client's answer. */
export const readSubmissions: Service<typeof homeEndpoints.submissions> = async (ctx) =>
  openSubmissions(ctx.actor, {
    today: ownToday(ctx),
    zone: ownZone(ctx),
    handled: applicationsOf(await findOwnOpenTasks(ctx.actor)),
  });

/** Lists placements that start or end soon. */
export const readContracts: Service<typeof homeEndpoints.contracts> = ({ actor }) =>
  turningPlacements(actor);
