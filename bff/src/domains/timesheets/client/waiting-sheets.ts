import type { ClientWaits } from '../../../waiting/client-waits.ts';
import { countSheetsToDecide } from './client-sheets.ts';

/** Timesheets that wait for the reader's approval. */
export const waitingSheets: ClientWaits = {
  permission: 'clientTimesheet.decide',
  collections: ['timesheets', 'placements', 'company_users'],
  count: ({ actor }) => countSheetsToDecide(actor),
};
