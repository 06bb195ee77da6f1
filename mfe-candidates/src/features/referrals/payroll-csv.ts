import { textCell, type RewardBatch } from '@muster/contracts';

function cell(value: string): string {
  const safe = textCell(value);
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const header = [
  'Batch',
  'Pay to',
  'E-mail',
  'Amount',
  'Currency',
  'Referred person',
  'Due on',
  'Paid on',
  'Reference',
];

/** Formats a batch's rewards for payroll. */
export const payrollCsv = ({ number, lines, paidOn, reference }: RewardBatch): string =>
  [
    header,
    ...lines.map(({ person, referrer, referrerEmail, reward, dueOn }) => [
      number,
      referrer?.name ?? '',
      referrerEmail ?? '',
      reward.sum,
      reward.currency,
      person,
      dueOn ?? '',
      paidOn ?? '',
      reference ?? '',
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');
