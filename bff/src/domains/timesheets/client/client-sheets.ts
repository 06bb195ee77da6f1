import type { clientTimesheetEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Service } from '../../../http/mount.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { reasonsOf } from '../../reasons/api/reasons.ts';
import { seesBill, showForClient } from './client-sheet.serializer.ts';
import { ownContracts } from './own-contracts.ts';

const maxSheets = 200;

/** Returns the sheets that wait for the reader, the earliest first. */
export async function sheetsWaitingFor(actor: Actor): Promise<TimesheetRecord[]> {
  const { contracts, isMine } = await ownContracts(actor);
  const asked = [...contracts.values()].filter(
    ({ approvalPath }) => approvalPath === 'client_then_agency',
  );
  const sheets =
    asked.length === 0
      ? []
      : await TimesheetModel.find({
          placementId: { $in: asked.map(({ _id }) => _id) },
          status: 'submitted',
          deletedAt: null,
        })
          .sort({ periodStart: 1, _id: 1 })
          .limit(maxSheets)
          .lean();
  return sheets.filter(isMine);
}

/** Lists sheets that wait for the reader. */
export const listClientSheets: Service<typeof clientTimesheetEndpoints.list> = async ({
  actor,
}) => {
  const own = await sheetsWaitingFor(actor);
  // Without waiting sheets no reasons are needed.
  if (own.length === 0) return { data: [], reasons: [] };
  const [data, reasons] = await Promise.all([
    showForClient(own, { bill: await seesBill(actor) }),
    clientReasons(),
  ]);
  return { data, reasons };
};

/** Returns the reasons for which a client may reject hours. */
export async function clientReasons(): Promise<{ id: string; label: string }[]> {
  const reasons = await reasonsOf('timesheet_reject');
  return reasons.flatMap(({ _id, label, side }) =>
    side === 'client' ? [{ id: _id.toHexString(), label }] : [],
  );
}
