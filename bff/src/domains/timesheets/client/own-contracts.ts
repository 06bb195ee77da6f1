import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { AppError } from '../../../http/app-error.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { contractsOfClient, type Placement } from '../../placements/api/contracts-of-person.ts';
import { membersById } from '../../team/api/members.ts';
import type { ToldSheet } from '../sheet-notices.ts';
import { readApprovers } from './approvers.ts';

/** The contracts of a client whose hours a user approves, with a filter for their sheets. */
interface OwnContracts {
  contracts: ReadonlyMap<string, Placement>;
  isMine: (sheet: TimesheetRecord) => boolean;
}

/**
 * Administrators approve all hours of the company, managers those of contractors they supervise,
 * and once late also those for whom they are the backup.
 */
export async function ownContracts(
  actor: Actor,
  session: ClientSession | null = null,
): Promise<OwnContracts> {
  const { companyId } = actor;
  const isAdmin = actor.role === 'client_admin';
  const membership = companyId ? await membershipOf(companyId, actor.userId) : null;
  const supervisorId = isAdmin ? null : membership?._id;
  const contracts: ReadonlyMap<string, Placement> =
    companyId && supervisorId !== undefined
      ? await contractsOfClient(companyId, supervisorId, session)
      : new Map();
  // Administrators approve all sheets, regardless of the supervisor.
  const approversOf = isAdmin ? () => [] : await readApprovers([...contracts.values()], session);
  return {
    contracts,
    isMine: (sheet) => {
      const contract = contracts.get(sheet.placementId?.toHexString() ?? '');
      if (!contract) return false;
      return isAdmin || approversOf(contract, sheet).some(({ id }) => membership?._id.equals(id));
    },
  };
}

/** @throws AppError NOT_FOUND for sheets of others and for sheets that were never submitted */
export async function findClientSheet(
  actor: Actor,
  id: string,
  session: ClientSession | null,
): Promise<ToldSheet> {
  const { contracts, isMine } = await ownContracts(actor, session);
  const sheet = isRecordId(id)
    ? await TimesheetModel.findOne({ _id: id, submittedAt: { $ne: null }, deletedAt: null }, null, {
        session,
      }).lean()
    : null;
  const placement = sheet?.placementId && contracts.get(sheet.placementId.toHexString());
  const member =
    sheet && (await membersById([sheet.memberId], session)).get(sheet.memberId.toHexString());
  if (
    !sheet ||
    !placement ||
    !member ||
    !isMine(sheet) ||
    placement.approvalPath !== 'client_then_agency'
  )
    throw new AppError('NOT_FOUND');
  return { sheet, placement, member };
}
