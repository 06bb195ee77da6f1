import {
  clientTimesheetEndpoints,
  timesheetEndpoints,
  timesheetVisitEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import {
  approveHoursByMail,
  readHours,
  rejectHoursByMail,
  sendHoursCode,
} from './by-mail/timesheet-visit.ts';
import { listClientSheets } from './client/client-sheets.ts';
import { approveAsClient, rejectAsClient } from './client/decide-as-client.ts';
import { bulkApprove, bulkLock } from './decisions/bulk-decide.ts';
import { approveSheet, lockSheet, rejectSheet } from './decisions/decide.ts';
import { recallSheet, reopenSheet, submitSheet } from './decisions/hand-in.ts';
import { askToUnlock } from './decisions/unlock-sheet.ts';
import { payrollFile } from './desk/payroll-file.ts';
import { readDesk } from './desk/read-desk.ts';
import { openSheet } from './sheet/open-sheet.ts';
import { readMemberSheets, readSheet } from './sheet/read-sheets.ts';
import { saveEntries } from './sheet/save-entries.ts';
import { importHours } from './time-report/import-hours.ts';

/** Serves timesheets to the members who fill them, to the agency and to clients. */
export function timesheetRoutes(router: Router): void {
  mount(router, timesheetEndpoints.ofMember, readMemberSheets);
  mount(router, timesheetEndpoints.open, openSheet);
  mount(router, timesheetEndpoints.desk, readDesk);
  mount(router, timesheetEndpoints.read, readSheet);
  mount(router, timesheetEndpoints.saveEntries, saveEntries);
  mount(router, timesheetEndpoints.submit, submitSheet);
  mount(router, timesheetEndpoints.recall, recallSheet);
  mount(router, timesheetEndpoints.approve, approveSheet);
  mount(router, timesheetEndpoints.reject, rejectSheet);
  mount(router, timesheetEndpoints.lock, lockSheet);
  mount(router, timesheetEndpoints.unlock, askToUnlock);
  mount(router, timesheetEndpoints.reopen, reopenSheet);
  mount(router, timesheetEndpoints.bulkApprove, bulkApprove);
  mount(router, timesheetEndpoints.bulkLock, bulkLock);
  mount(router, timesheetEndpoints.import, importHours);
  mountFile(router, timesheetEndpoints.file, payrollFile);
  mount(router, clientTimesheetEndpoints.list, listClientSheets);
  mount(router, clientTimesheetEndpoints.approve, approveAsClient);
  mount(router, clientTimesheetEndpoints.reject, rejectAsClient);
  mount(router, timesheetVisitEndpoints.read, readHours);
  mount(router, timesheetVisitEndpoints.sendCode, sendHoursCode);
  mount(router, timesheetVisitEndpoints.approve, approveHoursByMail);
  mount(router, timesheetVisitEndpoints.reject, rejectHoursByMail);
}
