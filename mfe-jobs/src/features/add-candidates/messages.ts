import { defineMessages, useT } from '@muster/ui';

/** Texts of adding people to a job. */
export const addMessages = defineMessages('mfe-jobs-add-candidates', {
  title: 'Add candidates',
  subtitle: '{{job}} at {{company}}',
  from: 'Look in',
  everybody: 'All candidates',
  pool: 'Talent pool',
  choosePool: 'Choose a pool',
  poolLabel: 'Pool',
  search: 'Find by name, headline or number',
  group: { free: 'Can be added', there: 'Already on this job', barred: 'Cannot be added' },
  select: 'Select {{name}}',
  stage: 'They start in',
  chosen_one: '{{count}} selected',
  chosen_other: '{{count}} selected',
  again: 'Adding {{names}} makes a new attempt.',
  confirm_one: 'Add {{count}} person',
  confirm_other: 'Add {{count}} people',
  chooseFirst: 'Select people to add',
  cancel: 'Cancel',
  more: 'Show more',
  done_one: '{{count}} person added to the job',
  done_other: '{{count}} people added to the job',
  partly: '{{ok}} added. {{failed}} could not be added and stay selected.',
  closed: 'This job takes no people now: it is {{state}}.',
  notAllowed: 'You do not work on this job, so you cannot add people to it.',
  most: 'At most {{max}} people at once.',
  years: '{{count}} y',
  reason: {
    APPLICATION_EXISTS: 'Already on this job',
    CANDIDATE_EXCLUDED_FOR_CLIENT: 'Cannot be proposed to this client',
    CANDIDATE_DO_NOT_CONTACT: 'Asked not to be contacted',
    EARLIER_ATTEMPT: 'Was on this job before',
    NOT_FOUND: 'Not there any more',
    SELF_RECORD: 'Your own record',
    other: 'Something stands in the way',
  },
  rule: {
    never_submit_candidate_wish: 'Does not want to be proposed to this client.',
    never_submit_client_wish: 'The client does not want this person proposed.',
    current_employer: 'Works for this client.',
    former_employer: 'Worked for this client.',
    exclusivity: 'Bound by an exclusivity agreement.',
    preferred: 'Preferred by this client.',
  },
  empty: {
    title: 'Nobody found',
    text: 'Try fewer words, or look in all candidates.',
    poolTitle: 'Choose a pool',
    poolText: 'Its members appear here, with those who are on this job already apart.',
    action: 'Look in all candidates',
  },
});

export const useAddWords = () => useT(addMessages);
export type AddWords = ReturnType<typeof useAddWords>;
