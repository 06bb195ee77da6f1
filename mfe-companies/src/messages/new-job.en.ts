/** Texts of the step before the form of a new job. */
export const newJob = {
  title: 'New job for {{name}}',
  text: 'The form begins with what is known of the client.',
  facts: 'From the company',
  from: 'Begin with',
  earlier: 'An earlier job',
  fromHelp: 'An earlier job brings its description, skills and conditions.',
  empty: 'An empty form',
  go: 'Go on to the form',
  cancel: 'Cancel',
  blocked: 'This client is blocked. The job can be a draft; it cannot be opened.',
  prospect: 'This client is a prospect. The job can be a draft until work begins.',
  former: 'A former client gets no new jobs. Take it up again first.',
} as const;
