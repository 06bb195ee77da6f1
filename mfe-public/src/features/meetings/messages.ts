import { defineMessages, useT } from '@muster/ui';

/** Texts of the list of meetings. */
export const meetingsMessages = defineMessages('mfe-public-meetings', {
  title: 'Meetings',
  subtitle: 'Rooms where you meet candidates, clients and colleagues.',
  create: 'New meeting',
  upcoming: 'Now and next',
  past: 'Past',
  empty: 'No meetings.',
  emptyText: 'Rooms of interviews appear here by themselves. You can also open one now.',
  noneUpcoming: 'Nothing is planned.',
  host: 'Host: {{name}}',
  join: 'Join',
  joinNamed: 'Join {{title}}',
  copy: 'Copy guest link',
  copied: 'Link copied',
  notes: 'Notes',
  noNotes: 'Nothing was written.',
  allowRecording: 'Allow recording',
  forbidRecording: 'Do not allow recording',
  recordingAllowed: 'Sound may be recorded when everyone agrees',
  end: 'End for everyone',
  cancel: 'Cancel the meeting',
  failed: 'That did not work',
  form: {
    title: 'New meeting',
    field: 'What is it about?',
    hint: 'Guests see this.',
    effectOpen: 'A room opens now, for one hour.',
    effectLink: 'Anyone with the link can ask to come in, and you let them in.',
    confirm: 'Open the room',
    keep: 'Not now',
  },
  endForm: {
    title: 'End “{{title}}” for everyone?',
    effect: 'Everyone leaves the room at once, and nobody can come back.',
    confirm: 'End for everyone',
    keep: 'Keep it open',
  },
  cancelForm: {
    title: 'Cancel “{{title}}”?',
    effect: 'The room never opens. Guests who come read that it was cancelled.',
    confirm: 'Cancel the meeting',
    keep: 'Keep it',
  },
});

export const useMeetingsMessages = () => useT(meetingsMessages);
