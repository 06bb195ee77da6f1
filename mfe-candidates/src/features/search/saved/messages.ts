import { common, defineMessages, useT } from '@muster/ui';

const messages = defineMessages('mfe-candidates-saved-searches', {
  title: 'Saved searches',
  open: 'Saved searches',
  close: common.close,
  form: {
    title: 'Save this search',
    name: 'Name',
    alert: 'Tell me when more candidates match',
    alertHelp:
      'You are notified of each new match once. Whether by e-mail as well, you choose in your account.',
    submit: 'Save search',
    done: 'Search “{{name}}” saved',
    known: 'This search is saved as “{{name}}”.',
  },
  list: 'Your saved searches',
  none: 'No saved searches',
  noneText:
    'Search for candidates, then save the search here to run it again or to be told of new matches.',
  alert: 'Tell me of new matches',
  alertOf: 'Tell me of new matches: {{name}}',
  alertOn: 'You are told when more candidates match “{{name}}”',
  alertOff: 'You are no longer told of matches for “{{name}}”',
  tooMany: 'This search finds more than {{max}} candidates. Narrow it, then turn the alert on.',
  broken:
    'Cannot be run any more: something it asks for is gone, or your role does not search by it.',
  run: 'Search: {{name}}',
  rename: 'Rename {{name}}',
  renameLabel: 'New name for {{name}}',
  renameSave: common.save,
  renameCancel: common.cancel,
  renamed: 'Search renamed to “{{name}}”',
  remove: 'Remove {{name}}',
  removed: 'Search “{{name}}” removed',
});

/** Texts of saved searches. */
export const useSavedSearchMessages = () => useT(messages);
