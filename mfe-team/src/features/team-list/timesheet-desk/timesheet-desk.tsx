import { timesheetQueues } from '@muster/contracts';
import { useCan, useOverlayParam } from '@muster/kit';
import { Drawer, SegmentedField, Stack } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';
import { PayrollFile } from './payroll-file.tsx';
import { SheetQueue } from './sheet-queue.tsx';
import { TimeReport } from './time-report.tsx';

/** Timesheets that wait for approval, above the list: `?timesheets=waiting`. */
export function TimesheetDesk() {
  const t = useMessages();
  const can = useCan();
  const [shown, show] = useOverlayParam('timesheets', timesheetQueues);
  if (!shown) return null;
  return (
    <Drawer opened onClose={() => show(null)} title={t('desk.title')}>
      <Stack>
        <SegmentedField
          label={t('desk.show')}
          hideLabel
          options={timesheetQueues.map((value) => ({ value, label: t(`desk.queue.${value}`) }))}
          value={shown}
          onChange={(value) => show(value)}
        />
        <SheetQueue key={shown} shown={shown} />
        {can('timesheet.import') && <TimeReport />}
        {can('timesheet.export') && <PayrollFile />}
      </Stack>
    </Drawer>
  );
}
