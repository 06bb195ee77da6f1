import { formatHours } from '@muster/contracts';
import { forgetValues } from '../../audit/forget-values.ts';
import { raiseVersion } from '../../db/record-version.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { TimesheetModel } from '../../records/timesheets/timesheet.model.ts';

/** Hours of contractors. The law requires keeping them, without their notes. */
export const personalTimesheets: PersonalRecords = {
  name: 'timesheets',
  count: (candidateId) => TimesheetModel.countDocuments({ candidateId, deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(
      tx,
      TimesheetModel,
      { candidateId: from },
      raiseVersion({ $set: { candidateId: to } }),
    ),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      TimesheetModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) => {
    const sheets = await TimesheetModel.find({ candidateId, deletedAt: null })
      .sort({ periodStart: 1 })
      .lean();
    return sheets.map((sheet) => ({
      from: sheet.periodStart,
      to: sheet.periodEnd,
      status: sheet.status,
      entries: sheet.entries.map(({ date, category, minutes, startedAt, endedAt, task, note }) =>
        [
          date,
          category,
          formatHours(minutes),
          startedAt && endedAt && `${startedAt}–${endedAt}`,
          task,
          note,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await TimesheetModel.distinct('_id', { candidateId }).session(session);
    await TimesheetModel.updateMany(
      { candidateId },
      raiseVersion({
        $set: {
          submitNote: null,
          rejectNote: null,
          'entries.$[].task': null,
          'entries.$[].note': null,
        },
      }),
      { session },
    );
    await forgetValues(tx, 'timesheet', ids);
  },
};
