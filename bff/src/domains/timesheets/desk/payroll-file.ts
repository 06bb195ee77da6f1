import { Readable } from 'node:stream';
import {
  decimalHours,
  fileDaysProblem,
  fromMinorUnits,
  limits,
  settledTimesheetStates,
  textCell,
  type MoneyLine,
  type timesheetEndpoints,
} from '@muster/contracts';
import { stringify } from 'csv-stringify';
import { audit } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { FileAnswer } from '../../../http/mount-file.ts';
import type { Input } from '../../../http/mount.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { knownContracts, type KnownContract } from '../../placements/api/contracts-of-person.ts';
import { membersById } from '../../team/api/members.ts';
import { totalsOf } from '../sheet/sheet-money.ts';
import {
  TimesheetModel,
  type TimesheetRecord,
} from '../../../records/timesheets/timesheet.model.ts';

type Asked = Input<typeof timesheetEndpoints.file>;
type Kind = Asked['query']['kind'];

const header = [
  'Person',
  'Contract',
  'Client',
  'Period from',
  'Period to',
  'Days from',
  'Days to',
  'Kind',
  'Hours',
  'Rate',
  'Unit',
  'Factor',
  'Amount',
  'Currency',
  'State',
  'Reference',
];

/**
 * Exports approved time for payroll or invoices: a line for each rate and kind of time, then the
 * totals per currency, which equal the sums of the lines.
 */
export async function payrollFile(ctx: RequestContext, { query }: Asked): Promise<FileAnswer> {
  const { actor } = ctx;
  const { kind, from, to } = query;
  const problem = fileDaysProblem({ from, to });
  if (problem === 'order') throw invalidField('to', 'DATE_ORDER');
  if (problem) throw invalidField('to', 'OUT_OF_RANGE', { max: limits.timesheet.fileDays });
  const sheets = await TimesheetModel.find({
    deletedAt: null,
    status: { $in: [...settledTimesheetStates] },
    periodEnd: { $gte: from, $lte: to },
  })
    .sort({ periodStart: 1, _id: 1 })
    .lean();
  const members = await membersById(sheets.map(({ memberId }) => memberId));
  const people = await findPeople([...members.values()].map(({ userId }) => userId));
  const contracts = await knownContracts(actor, {
    ids: sheets.flatMap(({ placementId }) => placementId ?? []),
  });
  await transact(ctx, (tx) =>
    audit(tx, {
      action: 'timesheet.export',
      entity: 'user',
      entityId: actor.userId,
      changes: [{ path: 'file', before: null, after: `${kind} ${from} ${to}` }],
    }),
  );
  const rows = sheets.flatMap((sheet) => {
    const member = members.get(sheet.memberId.toHexString());
    const contract = contracts.get(sheet.placementId?.toHexString() ?? '');
    return member ? linesOf(kind, sheet, people.name(member.userId), contract) : [];
  });
  return {
    name: `${kind}-${from}-${to}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: null,
    body: Readable.from([header, ...rows, ...totals(kind, sheets)]).pipe(
      stringify({ bom: true, quoted: true, record_delimiter: 'windows' }),
    ),
  };
}

function linesOf(
  kind: Kind,
  sheet: TimesheetRecord,
  person: string,
  contract: KnownContract | undefined,
): string[][] {
  const beginning = [
    textCell(person),
    contract?.placement.number ?? '',
    textCell(contract?.client ?? ''),
    sheet.periodStart,
    sheet.periodEnd,
  ];
  const end = [sheet.status, textCell(sheet.lockedReference ?? '')];
  const lines = sheet.money ?? [];
  // Staff have a salary: only their hours are shown, and they are not billed.
  if (lines.length === 0)
    return kind === 'invoice' || sheet.placementId
      ? []
      : [
          [
            ...beginning,
            sheet.periodStart,
            sheet.periodEnd,
            '',
            decimalHours(sheet.minutes),
            '',
            '',
            '',
            '',
            '',
            ...end,
          ],
        ];
  return lines
    .filter(({ billableMinutes }) => kind === 'payroll' || billableMinutes > 0)
    .map((line) => [
      ...beginning,
      line.from,
      line.to,
      line.category.replaceAll('_', ' '),
      ...moneyCells(kind, line),
      ...end,
    ]);
}

function moneyCells(kind: Kind, line: MoneyLine): string[] {
  const [minutes, rate, amount] =
    kind === 'payroll'
      ? [line.minutes, line.payRate, line.payMinor]
      : [line.billableMinutes, line.billRate, line.billMinor];
  return [
    decimalHours(minutes),
    fromMinorUnits(rate.amountMinor),
    rate.unit,
    String(line.multiplier),
    fromMinorUnits(amount),
    rate.currency,
  ];
}

const totals = (kind: Kind, sheets: readonly TimesheetRecord[]): string[][] =>
  totalsOf(
    sheets.flatMap(({ money }) => money ?? []),
    kind === 'payroll' ? 'pay' : 'bill',
  ).map(({ currency, amountMinor }) => [
    'Total',
    ...Array.from({ length: 11 }, () => ''),
    fromMinorUnits(amountMinor),
    currency,
    '',
    '',
  ]);
