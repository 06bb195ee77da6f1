import type { ClientTimesheet } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';
import { contractsById } from '../../placements/api/contracts-of-person.ts';
import { billOf, moneyOf } from '../sheet/sheet-money.ts';

/** Checks whether the reader may see the cost of hours. */
export const seesBill = async (actor: Actor): Promise<boolean> =>
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
