import { common, defineMessages, useT } from '@muster/ui';

/** Texts of removing several candidates from a job. */
const leaveMessages = defineMessages('mfe-jobs-leave', {
  title_zero: 'Remove or reject candidates',
  title_one: 'Remove or reject {{count}} candidate',
  title_other: 'Remove or reject {{count}} candidates',
  how: 'How they leave',
  remove: 'Remove',
  reject: 'Reject',
  removeHelp:
    'Removes them from this job as if they had not been added. Anyone already submitted is rejected instead.',
  rejectHelp:
    'Ends their application with one reason. They stay in its history. Interviews ahead are cancelled, by an e-mail to all invited.',
  reason: common.reason,
  note: 'Internal note',
  noteHelp: 'Clients and candidates never see it.',
  told: 'How are they told?',
  preview: 'This is how {{name}} reads it; everyone is addressed by their own name.',
  willRemove_one: 'Remove {{count}} candidate',
  willRemove_other: 'Remove {{count}} candidates',
  willReject_one: 'Reject {{count}} candidate',
  willReject_other: 'Reject {{count}} candidates',
  removed_one: '{{count}} candidate removed from the job',
  removed_other: '{{count}} candidates removed from the job',
  rejected_one: '{{count}} candidate rejected',
  rejected_other: '{{count}} candidates rejected',
  kept_one: '{{count}} candidate could not leave and stays selected.',
  kept_other: '{{count}} candidates could not leave and stay selected.',
  quiet: 'No e-mail is sent.',
  second:
    'Rejecting more than {{max}} candidates needs approval. A colleague with the same permission decides within three days; nothing happens until then.',
  approvalReason: 'Why a colleague should agree',
  approvalReasonHelp: 'At least {{min}} characters.',
  ask: 'Request approval',
  asked: 'Requested: the rejections wait for approval.',
  keep: 'Keep them',
});

export const useLeaveMessages = () => useT(leaveMessages);
