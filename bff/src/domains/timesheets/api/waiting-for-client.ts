import type { Actor } from '../../../auth/actor.ts';
import { sheetsWaitingFor } from '../client/client-sheets.ts';

/** Counts the timesheets that wait for the approval of a client user. */
export const countWaitingSheets = async (actor: Actor): Promise<number> =>
  actor.can('clientTimesheet.decide') ? (await sheetsWaitingFor(actor)).length : 0;
