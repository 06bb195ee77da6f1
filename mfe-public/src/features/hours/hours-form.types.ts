import type { TimesheetVisit } from '@muster/contracts';

/** Props of every answer form. */
export interface HoursFormProps {
  handle: string;
  visit: TimesheetVisit;
  onBack: () => void;
  onDone: (visit: TimesheetVisit) => void;
}
