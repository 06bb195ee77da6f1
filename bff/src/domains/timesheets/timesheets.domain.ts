import type { Domain } from '../../domain.ts';
import { unlockApproval } from './decisions/unlock-sheet.ts';
import { refusesSheetMail } from './sheet-notices.ts';
import { timesheetJobs } from './timesheets.jobs.ts';
import { personalTimesheets } from './timesheets.personal.ts';
import { timesheetRoutes } from './timesheets.router.ts';

export const timesheetsDomain: Domain = {
  name: 'timesheets',
  routes: timesheetRoutes,
  jobs: timesheetJobs,
  refusesMail: refusesSheetMail,
  approvals: [unlockApproval],
  personal: [personalTimesheets],
};
