import { toMinorUnits, type PositionChanges } from '@muster/contracts';
import { Types } from 'mongoose';
import type { NewSeat } from '../../../records/positions/add-positions.ts';

type Fields = { [K in keyof PositionChanges]?: PositionChanges[K] | null };

const references = ['supervisorCompanyUserId', 'backupSupervisorId'] as const;

/** Converts fields of a request to stored ones; missing fields stay missing. */
export function seatFrom({ billRate, label, ...fields }: Fields): NewSeat & { label?: string } {
  const seat: NewSeat & { label?: string } = {};
  if (label) seat.label = label;
  for (const key of references) {
    const id = fields[key];
    if (id !== undefined) seat[key] = id === null ? null : new Types.ObjectId(id);
  }
  for (const key of ['targetStart', 'costCentre', 'poNumber'] as const)
    if (fields[key] !== undefined) seat[key] = fields[key];
  if (billRate !== undefined)
    seat.billRate = billRate && {
      amountMinor: toMinorUnits(billRate.amount),
      currency: billRate.currency,
      unit: billRate.unit,
    };
  return seat;
}
