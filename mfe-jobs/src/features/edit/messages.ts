import { common, defineMessages, useT } from '@muster/ui';

/** Texts of editing, dating and deleting a job. */
const editMessages = defineMessages('mfe-jobs-edit', {
  title: 'Edit job',
  save: common.saveChanges,
  cancel: common.cancel,
  saved: 'The job was saved',
  notAllowed: 'You may not change this job, or it has ended.',
  client: {
    title: 'Client',
    field: common.client,
    help: 'Can be changed as long as no candidate is or was on the job.',
    moves:
      'The job gets the team of the new client. Interviewers and supervisors of the present client are removed.',
  },
  notifyClient: 'Notify the client by e-mail of what has changed',
  notifyHelp: 'Covers what the client sees: text, skills, conditions and bill rate.',
  clientChanges: {
    title: 'Changes the client has not been told about',
    since: 'Told last on',
    before: 'Before:',
    after: 'Now:',
    nothing: 'Nothing said',
  },
  savedTelling_one: 'The job was saved; {{count}} person is notified by e-mail',
  savedTelling_other: 'The job was saved; {{count}} people are notified by e-mail',
  candidateChanges: {
    title: 'Changes for candidates on this job',
    tell_one: 'E-mail the changes to {{count}} candidate who knows of this job',
    tell_other: 'E-mail the changes to {{count}} candidates who know of this job',
    help: 'Candidates who were asked, confirmed their interest, applied or were submitted. The e-mail gives the current facts and never mentions pay.',
    unreached_one: '{{count}} more cannot be notified by e-mail.',
    unreached_other: '{{count}} more cannot be notified by e-mail.',
  },
  live_one: '{{count}} candidate is on this job. What is required and paid applies to them too.',
  live_other:
    '{{count}} candidates are on this job. What is required and paid applies to them too.',
  engagementChanged:
    'Candidates were submitted to the client for a different engagement. Ask them whether it still suits them.',
  mustChanged: 'Required skills changed: matches will be recalculated.',
  openedDate: {
    title: 'Correct the opened date',
    date: 'Opened on',
    between: 'From {{earliest}} to {{latest}}.',
    reason: common.reason,
    reasonHelp: 'Recorded in the activity log with the old date.',
    save: 'Correct date',
    saved: 'The opened date was corrected',
    age_one: 'The job will be {{count}} day old',
    age_other: 'The job will be {{count}} days old',
    clock: 'The clock to the first submission and the time to fill are recalculated',
  },
  remove: {
    title: 'Delete {{title}}',
    confirm: 'Delete job',
    keep: 'Keep job',
    reason: common.reason,
    done: '{{number}} was deleted',
    restored: '{{number}} was restored',
    used: 'Candidates are or were on this job. Cancel it instead, so that their history is kept.',
    state: 'Only drafts and requests can be deleted. Close or cancel it instead.',
    notYours: 'Your role cannot delete this job. Ask its account manager or a team lead.',
    effects: {
      gone: 'It disappears from all lists; it can be restored from its page for 30 days',
      tells: '{{name}} of the client is notified by e-mail',
    },
  },
});

export const useEditMessages = () => useT(editMessages);
