import type { Types } from 'mongoose';
import { addDays } from '../../../db/calendar-day.ts';
import type { ChecklistItem } from '../../../records/placements/placement.model.ts';

interface Owners {
  accountManagerId: Types.ObjectId;
  recruiterId: Types.ObjectId | null;
}

interface Step {
  key: string;
  label: string;
  /** Days from the first day of work. */
  due: number;
  owner: keyof Owners;
}

const steps: readonly Step[] = [
  { key: 'contract', label: 'Contract signed by both sides', due: -3, owner: 'accountManagerId' },
  { key: 'identity', label: 'Legal identity verified', due: -3, owner: 'accountManagerId' },
  { key: 'supervisor', label: 'Introduced to the supervisor', due: -1, owner: 'accountManagerId' },
  { key: 'access', label: 'Accounts and equipment ready', due: 0, owner: 'accountManagerId' },
  { key: 'firstDay', label: 'Called after the first day', due: 1, owner: 'recruiterId' },
  { key: 'firstWeek', label: 'Called after the first week', due: 7, owner: 'recruiterId' },
];

/** Returns the steps around the first day, with the user responsible for each. */
export const onboardingChecklist = (startDate: string, owners: Owners): ChecklistItem[] =>
  steps.map(({ key, label, due, owner }) => ({
    key,
    label,
    ownerUserId: owners[owner] ?? owners.accountManagerId,
    dueDate: addDays(startDate, due),
    doneAt: null,
    doneBy: null,
  }));
