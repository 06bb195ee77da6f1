import { defineMessages, useT } from '@muster/ui';

/** Texts of taking several people off a job. */
const leaveMessages = defineMessages('mfe-jobs-leave', {
  title_one: 'Remove or reject {{count}} person',
  title_other: 'Remove or reject {{count}} people',
  how: 'How they leave',
  remove: 'Remove',
  reject: 'Reject',
  removeHelp:
    'Removes them from this job as if they had not been added. Anyone already submitted is rejected instead.',
  rejectHelp: 'Ends their application with one reason. They stay in its history.',
  reason: 'Reason',
  note: 'Internal note',
  noteHelp: 'Clients and candidates never see it.',
  told: 'How are they told?',
  preview: 'This is how {{name}} reads it; everyone is addressed by their own name.',
  willRemove_one: 'Remove {{count}} person',
  willRemove_other: 'Remove {{count}} people',
  willReject_one: 'Reject {{count}} person',
  willReject_other: 'Reject {{count}} people',
  removed_one: '{{count}} person removed from the job',
  removed_other: '{{count}} people removed from the job',
  rejected_one: '{{count}} person rejected',
  rejected_other: '{{count}} people rejected',
  quiet: 'No e-mail is sent.',
  second:
    'Rejecting more than {{max}} people needs approval. A colleague with the same permission decides within three days; nothing happens until then.',
  approvalReason: 'Why a colleague should agree',
  approvalReasonHelp: 'At least {{min}} characters.',
  ask: 'Request approval',
  asked: 'Requested: the rejections wait for approval.',
  keep: 'Keep them',
});

export const useLeaveWords = () => useT(leaveMessages);
