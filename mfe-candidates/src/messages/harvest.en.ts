import { common } from '@muster/ui';

/** Texts of a candidate's number in time tracking. */
export const harvest = {
  title: 'Edit Harvest number',
  label: 'Harvest number',
  section: 'Time tracking',
  edit: 'Edit Harvest number',
  none: 'Not linked',
  help: 'The user id in Harvest, digits only. Leave empty to remove the link.',
  reason: common.reason,
  reasonHelp: 'Required when a number is replaced or removed.',
  taken: '{{name}} ({{number}}) already has this number.',
  takenHidden: 'Someone else already has this number.',
} as const;
