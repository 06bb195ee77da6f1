import type { TimesheetVisit } from '@muster/contracts';

/** What the form of each answer is given. */
export interface HoursFormProps {
  handle: string;
  visit: TimesheetVisit;
  onBack: () => void;
  onDone: (visit: TimesheetVisit) => void;
}
