import { common } from '@muster/ui';

/** Texts of the client's area. */
export const en = {
  people: {
    title_one: '{{count}} candidate waits for your decision',
    title_other: '{{count}} candidates wait for your decision',
    list: 'Candidates who wait for you',
    onJob: 'Candidates',
    none: 'Nobody was proposed yet.',
  },
  pending: {
    title: 'Pending items',
    subtitle: 'Who waits for your answer',
    empty: {
      title: 'Nothing waiting. Thank you.',
      text: 'When the agency proposes a candidate, they appear here and you get an e-mail.',
    },
  },
  contractors: {
    title: 'Your contractors',
    none: 'Nobody works for you through the agency yet.',
    since: '{{job}}, since {{date}}',
    starts: '{{job}}, from {{date}}',
    until: 'Until {{date}}',
    open: 'Open-ended',
    supervisor: 'Led by {{name}}',
    starting: 'Starts soon',
    past: 'Past contractors',
    change: 'Change supervisor',
    changeFor: 'Change supervisor of {{name}}',
  },
  jobs: {
    title_one: '{{count}} position to fill',
    title_other: '{{count}} positions to fill',
    titleFilled: 'Every position is filled',
    titleEmpty: 'Your jobs',
    count_one: '{{count}} job',
    count_other: '{{count}} jobs',
    filled: '{{filled}} of {{total}} positions filled',
    onHold_one: '{{count}} on hold',
    onHold_other: '{{count}} on hold',
    list: 'Your jobs',
    positions: common.positions,
    positionsValue: '{{filled}} of {{total}} filled',
    opened: 'Opened',
    notOpened: 'Not yet: the agency is reviewing your request',
    recruiter: 'Your recruiter',
    noRecruiter: 'Not assigned yet',
    request: 'Request a job',
    invite: 'Invite coworkers',
    edit: 'Edit or ask for a change',
    note: 'The agency asks:',
    complete: 'Complete the request',
    empty: {
      title: 'Tell us whom you need',
      text: 'Request a job, and we look at it within one working day. Your jobs appear here, with how many positions are filled and who is looking for you.',
      textReader:
        'Your company’s jobs appear here, with how many positions are filled and who is looking for you.',
    },
  },
} as const;
