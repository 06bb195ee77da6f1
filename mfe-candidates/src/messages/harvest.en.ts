/** The number of a person in time tracking. */
export const harvest = {
  title: 'Edit Harvest number',
  label: 'Harvest number',
  section: 'Time tracking',
  edit: 'Edit Harvest number',
  none: 'Not linked',
  help: 'The user id in Harvest, digits only. Empty takes the link away.',
  reason: 'Reason',
  reasonHelp: 'Needed when a number is replaced or taken away.',
  taken: '{{name}} ({{number}}) has this number already.',
  takenHidden: 'Somebody else has this number already.',
} as const;
