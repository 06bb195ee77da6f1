import { common } from '@muster/ui';

/** Texts of the step before the form of a new job. */
export const newJob = {
  title: 'New job for {{name}}',
  text: 'The form is prefilled with data of the client.',
  facts: 'From the company',
  from: 'Start from',
  earlier: 'An earlier job',
  fromHelp: 'An earlier job brings its description, skills and conditions.',
  empty: 'An empty form',
  go: 'Continue to the form',
  cancel: common.cancel,
  blocked: 'A blocked client cannot have new jobs. Make it active again first.',
  prospect: 'This client is a prospect. The job can be a draft until work begins.',
  former: 'A former client cannot have new jobs. Make it active again first.',
} as const;
