import { defineMessages, useT } from '@muster/ui';

/** Texts of the page about the database. */
export const dataHealthMessages = defineMessages('mfe-team-data-health', {
  settings: 'Settings',
  title: 'Data health',
  subtitle:
    'The state of the database, and a read-only look into it. Each look is in the activity log.',
  off: 'The data browser is switched off',
  offText:
    'Start the server with DATA_BROWSER=on to use it. In production it is off unless asked for.',
  checks: 'Health checks',
  check: {
    storage: {
      title: 'Storage',
      ok: 'The database has space for what is written.',
      failed: 'The last write was refused for want of space. Free disk space or move the database.',
    },
    indexes: {
      title: 'Indexes',
      ok: 'Every index that the platform declares is there.',
      warning_one: 'One index is missing. Restart the server to make it again.',
      warning_other: '{{count}} indexes are missing. Restart the server to make them again.',
    },
    events: {
      title: 'Events',
      ok: 'Everything that follows from a change has been done.',
      warning_one:
        'One event has been waiting for over five minutes. Check that the server is not overloaded.',
      warning_other:
        '{{count}} events have been waiting for over five minutes. Check that the server is not overloaded.',
      failed_one: 'One event failed for good. The server log tells why.',
      failed_other: '{{count}} events failed for good. The server log tells why.',
    },
    auditChain: {
      title: 'Activity log',
      ok: 'It is as it was written. Last check: {{when}}.',
      warning: 'It was not checked in the last two days. Check it in the activity log.',
      failed: 'It was altered. Open the activity log to see where.',
    },
    jobs: {
      title: 'Background jobs',
      ok: 'Every job ran when it was due.',
      warning_one: 'One job is over an hour late. Check that the server is not overloaded.',
      warning_other:
        '{{count}} jobs are over an hour late. Check that the server is not overloaded.',
    },
  },
  state: { ok: 'OK', warning: 'Look at it', failed: 'Problem' },
  collections: 'Collections',
  collection: {
    documents_one: '{{count}} document',
    documents_other: '{{count}} documents',
    indexes_one: '{{count}} index',
    indexes_other: '{{count}} indexes',
  },
  tabs: { rows: 'Documents', fields: 'Fields', indexes: 'Indexes' },
  fields: {
    kind: {
      id: 'Id',
      text: 'Text',
      number: 'Number',
      date: 'Date',
      switch: 'Yes or no',
      choice: 'Choice',
      list: 'List',
      part: 'Group of fields',
      other: 'Anything',
    },
    required: 'Required',
    masked: 'Masked',
  },
  indexes: {
    ascending: '{{path}} ascending',
    descending: '{{path}} descending',
    unique: 'Unique',
    missing: 'Missing',
    uses_one: 'Used once since the start',
    uses_other: 'Used {{count}} times since the start',
  },
  rows: {
    find: 'Find by id',
    findHelp: 'The 24 characters of an id, as they stand in an address.',
    badId: 'An id has 24 characters from 0 to 9 and a to f.',
    show: 'Show',
    all: 'Show all',
    older: 'Older documents',
    newest: 'Newest documents',
    none: 'No documents',
    noneText: 'Nothing has been saved in this collection yet.',
    notFound: 'No document has this id',
    notFoundText: 'It may be deleted for good, or stand in another collection.',
    masked_one: 'One field is masked here.',
    masked_other: '{{count}} fields are masked here.',
  },
});

export const useDataHealthMessages = () => useT(dataHealthMessages);
export type DataHealthTranslate = ReturnType<typeof useDataHealthMessages>;
