import type { jobPriorities, jobStates } from '@muster/contracts';

export interface DemoJob {
  company: string;
  title: string;
  status: (typeof jobStates)[number];
  priority: (typeof jobPriorities)[number];
  seats: number;
  filled: number;
  /** Days before today; null if it was never opened. */
  openedDaysAgo: number | null;
  /**
   * Days from the first opening until today, if the job was opened again for further people since
   * then.
   */
  firstOpenedDaysAgo?: number;
  confidential?: boolean;
}

/** Eighteen jobs in every state, with forty positions in total. */
export const demoJobs: readonly DemoJob[] = [
  {
    company: 'lumera',
    title: 'Senior backend engineer (Go)',
    status: 'open',
    priority: 'high',
    seats: 3,
    filled: 1,
    openedDaysAgo: 34,
    firstOpenedDaysAgo: 150,
  },
  {
    company: 'lumera',
    title: 'Staff frontend engineer',
    status: 'open',
    priority: 'normal',
    seats: 1,
    filled: 0,
    openedDaysAgo: 12,
  },
  {
    company: 'lumera',
    title: 'Fraud data scientist',
    status: 'on_hold',
    priority: 'normal',
    seats: 2,
    filled: 0,
    openedDaysAgo: 58,
  },
  {
    company: 'lumera',
    title: 'QA automation engineer',
    status: 'filled',
    priority: 'normal',
    seats: 2,
    filled: 2,
    openedDaysAgo: 96,
  },
  {
    company: 'kestrel',
    title: 'Tech lead, routing',
    status: 'open',
    priority: 'urgent',
    seats: 1,
    filled: 0,
    openedDaysAgo: 21,
  },
  {
    company: 'kestrel',
    title: 'Platform engineer',
    status: 'open',
    priority: 'high',
    seats: 4,
    filled: 2,
    openedDaysAgo: 75,
  },
  {
    company: 'kestrel',
    title: 'Dispatch app developer (Kotlin)',
    status: 'filled',
    priority: 'normal',
    seats: 3,
    filled: 3,
    openedDaysAgo: 130,
  },
  {
    company: 'kestrel',
    title: 'Head of engineering',
    status: 'open',
    priority: 'high',
    seats: 1,
    filled: 0,
    openedDaysAgo: 9,
    confidential: true,
  },
  {
    company: 'fernhill',
    title: 'Backend engineer',
    status: 'open',
    priority: 'normal',
    seats: 3,
    filled: 1,
    openedDaysAgo: 41,
  },
  {
    company: 'fernhill',
    title: 'Product designer, patient portal',
    status: 'pending_review',
    priority: 'normal',
    seats: 1,
    filled: 0,
    openedDaysAgo: null,
  },
  {
    company: 'fernhill',
    title: 'Site reliability engineer',
    status: 'closed',
    priority: 'normal',
    seats: 2,
    filled: 2,
    openedDaysAgo: 210,
  },
  {
    company: 'orchard',
    title: 'Full-stack engineer',
    status: 'open',
    priority: 'normal',
    seats: 4,
    filled: 2,
    openedDaysAgo: 27,
  },
  {
    company: 'orchard',
    title: 'Analytics engineer',
    status: 'draft',
    priority: 'low',
    seats: 1,
    filled: 0,
    openedDaysAgo: null,
  },
  {
    company: 'orchard',
    title: 'iOS engineer',
    status: 'filled',
    priority: 'normal',
    seats: 2,
    filled: 2,
    openedDaysAgo: 160,
  },
  {
    company: 'sablecore',
    title: 'Gameplay services engineer',
    status: 'on_hold',
    priority: 'normal',
    seats: 3,
    filled: 1,
    openedDaysAgo: 88,
  },
  {
    company: 'sablecore',
    title: 'Live operations analyst',
    status: 'cancelled',
    priority: 'low',
    seats: 1,
    filled: 0,
    openedDaysAgo: 120,
  },
  {
    company: 'brightway',
    title: 'Storefront engineer',
    status: 'closed',
    priority: 'normal',
    seats: 5,
    filled: 3,
    openedDaysAgo: 300,
  },
  {
    company: 'orchard',
    title: 'Growth marketer',
    status: 'pending_review',
    priority: 'low',
    seats: 1,
    filled: 0,
    openedDaysAgo: null,
  },
];
