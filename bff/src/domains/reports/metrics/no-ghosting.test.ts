import type { ReportEvent } from '../../applications/api/reporting/report-applications.ts';
import { endingOf } from './no-ghosting.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const rejected = (hour: number): ReportEvent => ({
  type: 'rejected',
  to: 'rejected',
  at: at(hour),
  side: 'agency',
  toldAt: null,
});
const told = (hour: number): ReportEvent => ({
  type: 'outcome_told',
  to: null,
  at: at(hour),
  toldAt: at(hour),
});
const restored: ReportEvent = { type: 'unrejected', to: 'added', at: at(8) };
const over = { exit: null, status: 'rejected' } as const;

it('counts a late notification at its time, and only for the outcome that stands', () => {
  expect(endingOf(over, [rejected(1)])).toMatchObject({ at: at(1), toldAt: null });
  expect(endingOf(over, [rejected(1), told(5)])).toMatchObject({ at: at(1), toldAt: at(5) });
  // Notified of an ending that was reverted.
  expect(endingOf(over, [rejected(1), told(5), restored, rejected(9)])).toMatchObject({
    at: at(9),
    toldAt: null,
  });
});
