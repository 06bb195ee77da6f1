import { common, defineMessages, useT } from '@muster/ui';

/** Texts of choosing the client's supervisor of a contractor. */
const supervisorMessages = defineMessages('mfe-client-dashboard-supervisor', {
  title: 'Change the supervisor',
  current: 'At present',
  nobody: common.nobodyYet,
  cannot: '{{name}} can no longer supervise. Choose another person.',
  next: 'Supervisor',
  backup: 'Backup',
  backupHelp:
    'Decides on hours that the supervisor has not answered in time, or may not decide on any more.',
  noBackup: 'Nobody',
  from: 'From',
  fromHelp: 'Leave empty to change it today.',
  planned: 'From {{day}} on: {{name}}. What you save here takes the place of it.',
  save: 'Change supervisor',
  cancel: common.cancel,
  close: common.close,
  savedFrom: 'The change is planned. Everyone it concerns is told.',
  saved: 'The supervisor was changed. Everyone it concerns is told.',
  gone: 'Nobody works on this position any more, so it has no supervisor.',
  onlyOne: 'No other colleague can lead people yet. Invite one first.',
  effects: {
    contractor: '{{name}} is told who leads the work from today on.',
    contractorFrom: '{{name}} is told who leads the work from {{day}} on.',
    timeFrom: 'Hours and questions go to the new supervisor from that day on.',
    people: 'The former supervisor, the new one and your account manager are told.',
    time: 'Hours and questions go to the new supervisor from now on.',
  },
});

export const useSupervisorMessages = () => useT(supervisorMessages);
