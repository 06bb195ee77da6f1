import type { Referral } from '@muster/contracts';

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
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

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
