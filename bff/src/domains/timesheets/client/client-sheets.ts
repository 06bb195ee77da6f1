import type { BodyOf, clientTimesheetEndpoints, ClientTimesheet } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import type { Tx, WriteContext } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import {
  contractsById,
  contractsOfClient,
  type Placement,
} from '../../placements/api/contracts-of-person.ts';
import { chosenReason, reasonsOf } from '../../reasons/api/reasons.ts';
import { membersById } from '../../team/api/members.ts';
import { changeSheet } from '../change-sheet.ts';
import { rejectionOf } from '../decisions/decide.ts';
import { billOf, moneyOf } from '../sheet/sheet-money.ts';
import { requireWorkedDays } from '../sheet/open-days.ts';
import { askAgency, notifyPerson, type ToldSheet } from '../sheet-notices.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';
import { readApprovers } from './approvers.ts';

type Endpoints = typeof clientTimesheetEndpoints;
const maxSheets = 200;

/** The contracts of a client whose hours a user approves, with a filter for their sheets. */
interface OwnContracts {
  contracts: ReadonlyMap<string, Placement>;
  isMine: (sheet: TimesheetRecord) => boolean;
}

/**
 * Administrators approve all hours of the company, managers those of contractors they supervise,
 * and once late also those for whom they are the backup.
 */
async function ownContracts(
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
export const listClientSheets: Service<Endpoints['list']> = async ({ actor }) => {
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

/** Checks whether the reader may see the cost of hours. */
const seesBill = async (actor: Actor): Promise<boolean> =>
  (await clientRightsOf(actor)).seesBillRates;

/**
 * Returns sheets as a client may read them: the contractor, the job, the hours, and for some
 * readers the cost; never a rate or pay.
 */
export async function showForClient(
  sheets: readonly TimesheetRecord[],
  { bill = false, session = null }: { bill?: boolean; session?: ClientSession | null } = {},
): Promise<ClientTimesheet[]> {
  const contracts = await contractsById(
    sheets.flatMap(({ placementId }) => placementId ?? []),
    session,
  );
  const placements = [...contracts.values()];
  const [people, jobs] = await readTogether(session, [
    () => candidatesById(placements.map(({ candidateId }) => candidateId)),
    () =>
      jobsById(
        placements.map(({ jobId }) => jobId),
        session,
      ),
  ]);
  return sheets.flatMap((sheet) => {
    const contract = contracts.get(sheet.placementId?.toHexString() ?? '');
    const person = contract && people.get(contract.candidateId.toHexString());
    const job = contract && jobs.get(contract.jobId.toHexString());
    if (!contract || !person || !job) return [];
    return [
      {
        id: sheet._id.toHexString(),
        contractor: person.name,
        job: job.title,
        number: contract.number,
        periodStart: sheet.periodStart,
        periodEnd: sheet.periodEnd,
        status: sheet.status,
        minutes: sheet.minutes,
        entries: sheet.entries.map(({ date, minutes, category, task, note, ...times }) => ({
          date,
          minutes,
          category,
          task,
          note,
          startedAt: times.startedAt ?? null,
          endedAt: times.endedAt ?? null,
        })),
        nothingWorked: sheet.nothingWorked,
        submittedAt: sheet.submittedAt?.toISOString() ?? null,
        ...(bill && { bill: billOf(moneyOf(sheet, contract)) }),
        version: sheet.version,
      },
    ];
  });
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

/** The client's decider, in the client area or by mail. */
export interface ClientHand {
  ctx: WriteContext;
  actor: Actor;
  /** Whether the answer includes the cost of the hours; never for a mailed link. */
  bill?: boolean;
  /** A step of the same transaction that runs first. */
  first?: (tx: Tx, sheet: TimesheetRecord) => Promise<void>;
}

const handOf = async (ctx: RequestContext): Promise<ClientHand> => ({
  ctx,
  actor: ctx.actor,
  bill: await seesBill(ctx.actor),
});

const actAsClient = (
  { ctx, actor, bill = false, first }: ClientHand,
  id: string,
  work: (tx: Tx, found: ToldSheet) => Promise<TimesheetRecord>,
): Promise<ClientTimesheet> =>
  transactShown(ctx, {
    find: (session) => findClientSheet(actor, id, session),
    change: async (tx, found) => {
      await first?.(tx, found.sheet);
      return { ...found, sheet: await work(tx, found) };
    },
    show: async ({ sheet }, session) => {
      const [shown] = await showForClient([sheet], { bill, session });
      if (!shown) throw new AppError('NOT_FOUND');
      return shown;
    },
  });

/** Approves the hours for the client; the final decision is the agency's. */
export const approveAsClient: Service<Endpoints['approve']> = async (ctx, { params, body }) =>
  approveBy(await handOf(ctx), params.id, body);

export const approveBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['approve']>) =>
  actAsClient(hand, id, async (tx, found) => {
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'client_approve',
      version: body.version,
      guard: (current) => requireWorkedDays(current, found.placement),
      set: { clientApprovedAt: tx.at, clientApprovedBy: tx.userId },
    });
    if (!already) await askAgency(tx, { ...found, sheet });
    return sheet;
  });

/** Rejects the hours for the client, with the reason. */
export const rejectAsClient: Service<Endpoints['reject']> = async (ctx, { params, body }) =>
  rejectBy(await handOf(ctx), params.id, body);

export const rejectBy = (hand: ClientHand, id: string, body: BodyOf<Endpoints['reject']>) =>
  actAsClient(hand, id, async (tx, found) => {
    const reason = await chosenReason('timesheet_reject', body, tx.session);
    const { sheet, already } = await changeSheet(tx, found.sheet, {
      action: 'client_reject',
      version: body.version,
      set: rejectionOf(tx, body),
    });
    if (!already)
      await notifyPerson(tx, { ...found, sheet }, 'timesheet_rejected', {
        news: `Your hours came back: ${reason.label}`,
        note: body.note,
      });
    return sheet;
  });
