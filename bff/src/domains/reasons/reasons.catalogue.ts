import type { ReasonContext, ReasonSide } from '@muster/contracts';

/** A reason as shipped with the platform. */
export interface ShippedReason {
  readonly label: string;
  readonly requiresNote?: true;
  readonly coolDownDays?: number;
  /** It is about the search, not about the candidate: a later hire does not contradict it. */
  readonly isOfSearch?: true;
}

type Shipped = Readonly<
  Record<ReasonContext, Readonly<Partial<Record<ReasonSide, readonly ShippedReason[]>>>>
>;

const plain = (...labels: string[]): ShippedReason[] => labels.map((label) => ({ label }));
const ofSearch = (...labels: string[]): ShippedReason[] =>
  labels.map((label) => ({ label, isOfSearch: true }));
const other: ShippedReason = { label: 'Other', requiresNote: true };

/** The initial reasons of an agency, by context and side, in their order. */
export const shippedReasons: Shipped = {
  application_reject: {
    agency: [
      ...plain('Skills below need', 'English below need', 'Rate too high', 'Time zone'),
      { label: 'Failed vetting', coolDownDays: 90 },
      ...ofSearch(
        'Not reachable',
        'Better candidate',
        'Position filled',
        'Position cancelled',
        'Duplicate',
      ),
      { label: 'Profile not credible', requiresNote: true },
    ],
    client: [
      ...plain(
        'Skills below need',
        'Experience too junior',
        'Experience too senior',
        'Culture/communication',
        'Rate too high',
      ),
      ...ofSearch('Chose another candidate of ours', 'Chose another supplier', 'Role changed'),
      ...plain('No show at interview'),
      other,
    ],
  },
  application_withdraw: {
    candidate: [
      ...plain(
        'Accepted other offer',
        'Rate too low',
        'Not interested in client/domain',
        'Time zone',
        'Stays with employer',
        'Personal',
        'No answer',
      ),
    ],
    agency: plain('Moved to another job', 'Added by mistake'),
  },
  candidate_reject: {
    agency: [
      { label: 'Skills below need', coolDownDays: 180 },
      { label: 'English below need', coolDownDays: 180 },
      { label: 'Rate too high', coolDownDays: 90 },
      { label: 'Failed vetting', coolDownDays: 90 },
      ...plain('Not reachable', 'No fitting jobs', 'Duplicate'),
      { label: 'Profile not credible', requiresNote: true },
      { label: 'Conduct', requiresNote: true },
      other,
    ],
    candidate: [...plain('Not interested', 'Accepted other offer', 'Stays with employer')],
  },
  vetting_fail: {
    agency: [
      { label: 'Technical level', coolDownDays: 90 },
      { label: 'English level', coolDownDays: 90 },
      { label: 'Communication', coolDownDays: 90 },
      { label: 'Profile does not match the interview', requiresNote: true, coolDownDays: 180 },
      { label: 'No show', coolDownDays: 30 },
      other,
    ],
  },
  interview_cancel: {
    agency: plain('Interviewer not available', 'Position filled', 'Scheduled by mistake'),
    client: plain('Interviewer not available', 'Role changed', 'Decided already'),
    candidate: plain('Not available', 'Accepted other offer', 'Ill'),
  },
  position_cancel: {
    client: [...plain('Budget', 'Requirements changed', 'Filled internally'), other],
    agency: plain('Opened by mistake', 'Duplicate'),
  },
  job_close: {
    none: [
      ...plain(
        'Filled by us',
        'Filled by the client',
        'Filled by a competitor',
        'Budget',
        'Requirements changed',
        'No response',
        'Duplicate',
      ),
      other,
    ],
  },
  placement_end: {
    client: [...plain('Project finished', 'Budget', 'Performance', 'Hired directly'), other],
    candidate: plain('Accepted other offer', 'Rate too low', 'Personal', 'Workload'),
    agency: [...plain('Contract ended'), { label: 'Breach of contract', requiresNote: true }],
  },
  referral_decline: {
    agency: [...plain('Known already', 'Does not fit', 'Not interested', 'Not reachable'), other],
  },
  timesheet_reject: {
    client: [...plain('Hours not agreed', 'Wrong days', 'Description missing'), other],
    agency: [...plain('Hours not agreed', 'Wrong days', 'Description missing'), other],
  },
  document_void: {
    none: [
      ...plain('Wrong content', 'Wrong signer', 'Terms changed', 'Not needed any more'),
      other,
    ],
  },
};
