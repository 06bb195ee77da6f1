import { defineMessages, useT } from '@muster/ui';

/** Texts of changing, dating and deleting a job. */
const editMessages = defineMessages('mfe-jobs-edit', {
  title: 'Edit job',
  save: 'Save changes',
  cancel: 'Cancel',
  saved: 'The job was saved',
  notAllowed: 'You may not change this job, or it has ended.',
  tellClient: 'Tell the client by mail what has changed',
  tellHelp: 'Only what the client reads counts: text, skills, conditions and what they pay.',
  clientChanges: {
    title: 'What the client does not know yet',
    since: 'Told last on',
    before: 'Before:',
    after: 'Now:',
    nothing: 'Nothing said',
  },
  savedTelling_one: 'The job was saved; {{count}} person is told by mail',
  savedTelling_other: 'The job was saved; {{count}} people are told by mail',
  candidateChanges: {
    title: 'What reads differently for people on this job',
    tell_one: 'Mail what has changed to {{count}} person who knows of this job',
    tell_other: 'Mail what has changed to {{count}} people who know of this job',
    help: 'They were asked, said yes, applied or were presented. The mail says what is true now, never what is paid.',
    unreached_one: '{{count}} more cannot be told by mail.',
    unreached_other: '{{count}} more cannot be told by mail.',
  },
  live_one: '{{count}} person is on this job. What is required and paid applies to them too.',
  live_other: '{{count}} people are on this job. What is required and paid applies to them too.',
  engagementChanged:
    'People were presented to the client for another engagement. Ask them whether it still fits.',
  mustChanged: 'Other required skills: who fits is worked out anew.',
  openedDate: {
    title: 'Correct the opened date',
    date: 'Opened on',
    between: 'From {{earliest}} to {{latest}}.',
    reason: 'Reason',
    reasonHelp: 'It stands in the activity log with the old date.',
    save: 'Correct date',
    saved: 'The opened date was corrected',
    age_one: 'The job will be {{count}} day old',
    age_other: 'The job will be {{count}} days old',
    clock: 'The clock to the first submission and the time to fill are counted anew',
  },
  remove: {
    title: 'Delete {{title}}',
    confirm: 'Delete job',
    keep: 'Keep job',
    reason: 'Reason',
    done: '{{number}} was deleted',
    used: 'People are or were on this job. Cancel it instead, so that their story stays true.',
    state: 'Only drafts and requests can be deleted. Close or cancel it instead.',
    notYours: 'Your role cannot delete this job. Ask its account manager or a team lead.',
    effects: {
      gone: 'It leaves all lists; only the activity log knows of it',
      tells: '{{name}} of the client is told by mail',
    },
  },
});

export const useEditWords = () => useT(editMessages);
