import { common, defineMessages, useT } from '@muster/ui';

/** Texts of a client's decision behind a mailed link. */
const decisionMessages = defineMessages('mfe-public-decision', {
  document: 'Decide on a candidate',
  forJob: 'For {{job}}',
  question: 'What is your answer?',
  nothingYet: 'Nothing is decided until you confirm it with a code that we e-mail to {{mail}}.',
  action: {
    select: 'Select',
    request_interview: 'Ask for an interview',
    reject: 'Not a fit',
  },
  back: 'Choose another answer',
  note: 'Note for the agency',
  select: {
    title: 'Select {{name}}',
    seat: 'Position',
    start: 'First day',
    supervisor: 'Who leads the work',
    noSupervisor: 'Not decided yet',
    hours: 'Hours a week',
    effects:
      'The position is kept and the agency prepares the contract. {{name}} hears it from the agency.',
    noSeat:
      'Every position of this job is taken. Ask the agency for another one, or wait with your answer.',
    taken: 'Another candidate was just selected for this position. Choose another one.',
    elsewhere: 'No longer available: selected elsewhere a moment ago.',
  },
  request_interview: {
    title: 'Interview {{name}}',
    day: 'Day that suits you',
    note: 'Who should take part, and what matters to you',
    effects: 'The agency agrees on a time with {{name}}. You decide afterwards.',
  },
  reject: {
    title: 'Decide against {{name}}',
    reason: 'Reason',
    better: 'What would fit better',
    keep: 'Keep {{name}} in mind for another of our jobs',
    effects: 'The agency reads the reason and your note. {{name}} never reads these words.',
  },
  confirm: {
    select: 'Confirm: select',
    request_interview: 'Confirm: ask for an interview',
    reject: 'Confirm: not a fit',
  },
  done: {
    select: {
      title: '{{name}} is selected',
      text: '{{agency}} was told, keeps the position and prepares the contract.',
    },
    request_interview: {
      title: 'You asked for an interview',
      text: '{{agency}} agrees on a time with {{name}} and sends you an invitation.',
    },
    reject: {
      title: 'Your answer is with {{agency}}',
      text: 'The candidate hears it from the agency, in its own words.',
    },
  },
  closedLink: 'You can close this page. The link is used up.',
  standing: {
    over: 'This is decided already.',
    decidedBy: '{{name}} of your company decided on {{date}}.',
    decidedByAgency: 'The agency noted your company’s decision on {{date}}.',
    gone: 'This candidate is no longer available: the agency took them back, or they found something else.',
    paused: 'The agency put this candidate on hold. You need not answer now.',
    jobEnded: 'This job is over: no more candidates can be selected.',
    nothingToDo: 'There is nothing left to do here.',
  },
  close: common.close,
});

export const useDecisionMessages = () => useT(decisionMessages);
