import { textCell, type Referral } from '@muster/contracts';

function cell(value: string): string {
  const safe = textCell(value);
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const header = ['Person', 'Referred by', 'Amount', 'Currency', 'Due on', 'Paid on', 'Reference'];

/** Rewards that are due or paid, for payroll. */
export const payrollCsv = (referrals: readonly Referral[]): string =>
  [
    header,
    ...referrals.map(({ name, referrer, reward, dueOn, paidOn, reference }) => [
      ...[name, referrer?.name ?? '', reward.sum, reward.currency],
      ...[dueOn ?? '', paidOn ?? '', reference ?? ''],
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
