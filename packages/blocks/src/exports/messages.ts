import { common, defineMessages } from '@muster/ui';

export const exportMessages = defineMessages('blocks-exports', {
  button: 'Export as CSV',
  title: 'Export {{list}}',
  lists: {
    candidates: 'candidates',
    companies: 'companies',
    jobs: 'jobs',
    placements: 'placements',
    talentPools: 'talent pools',
    team: 'the team',
    users: 'users',
    candidateAccounts: 'candidate accounts',
    skills: 'skills',
    activityLog: 'the activity log',
  },
  rows: {
    all_one: 'The one row of this list goes into the file.',
    all_other: 'All {{total}} rows of this list go into the file.',
    matching_one: 'The one row that matches your search and filters goes into the file.',
    matching_other: 'All {{total}} rows that match your search and filters go into the file.',
    own: 'Of this list, the rows that you own go into the file. You cannot export rows of others.',
    ownMatching:
      'Of the rows that match your search and filters, those that you own go into the file. You cannot export rows of others.',
    selected_one: 'The one selected row goes into the file.',
    selected_other: 'The {{total}} selected rows go into the file.',
    ownSelected_one: 'The selected row goes into the file if you own it.',
    ownSelected_other: 'Of the {{total}} selected rows, those that you own go into the file.',
    most: 'A file holds at most {{most}} rows.',
  },
  columns: 'Columns',
  shown: 'As on the screen',
  every: 'All',
  about:
    'A CSV file for spreadsheets. It is kept for {{days}} days. The export is recorded in the activity log.',
  tooMany: 'You have {{most}} exports under way. Wait for one of them, or cancel it.',
  keep: common.cancel,
  confirm: 'Export',
});
