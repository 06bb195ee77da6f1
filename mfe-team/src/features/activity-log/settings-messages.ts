import { common } from '@muster/ui';

/** What the log says of templates of stages. */
export const pipelineLogMessages = {
  entity: 'Pipeline',
  group: 'Pipelines',
  actions: {
    create: 'Added a pipeline',
    update: 'Changed a pipeline',
    archive: 'Archived a pipeline',
    restore: 'Restored a pipeline',
    set_default: 'Made a pipeline the default',
  },
} as const;

/** What the log says of talent pools. */
export const poolLogMessages = {
  entity: common.talentPool,
  group: common.talentPools,
  actions: {
    change_owner: 'Changed the owner of a talent pool',
    add_question: 'Added a question to a talent pool',
    add_questions: 'Added questions to a talent pool',
    update_question: 'Changed a question of a talent pool',
    delete_question: 'Deleted a question of a talent pool',
    restore_question: 'Restored a question of a talent pool',
    order_questions: 'Reordered the questions of a talent pool',
    set_interview_minutes: 'Changed the interview length of a talent pool',
  },
} as const;

/** What the log says of the catalogue of reasons. */
export const reasonLogMessages = {
  entity: common.reason,
  group: 'Reasons',
  actions: {
    create: 'Added a reason',
    update: 'Changed a reason',
    order: 'Reordered reasons',
  },
} as const;

/** What the log says of the words of mails. */
export const emailTemplateLogMessages = {
  entity: 'E-mail template',
  group: 'E-mail templates',
  actions: {
    create: 'Added an e-mail template',
    update: 'Changed an e-mail template',
    delete: 'Deleted an e-mail template',
  },
} as const;

/** What the log says of mails that people write. */
export const mailLogMessages = {
  entity: 'E-mail',
  group: 'E-mails',
  actions: {
    send: 'Sent an e-mail',
    cancel: 'Cancelled an e-mail',
    retry: 'Tried to send an e-mail again',
  },
} as const;
