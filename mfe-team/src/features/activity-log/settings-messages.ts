import { common } from '@muster/ui';

/** Log texts about pipeline templates. */
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

/** Log texts about the search index. */
export const searchLogMessages = {
  entity: 'Search index',
  group: 'Search index',
  actions: { rebuild: 'Rebuilt the search index' },
} as const;

/** Log texts about the settings of the agency. */
export const agencyLogMessages = {
  entity: 'Settings',
  group: 'Settings',
  actions: {
    update_company: 'Changed the company settings',
    update_sign_in: 'Changed the sign-in rules',
    update_deadlines: 'Changed the deadlines',
    update_senders: 'Changed the senders of e-mails',
    update_currencies: 'Changed the currencies',
    update_retention: 'Changed how long data is kept',
    update_recordings: 'Changed the rules for recordings',
    update_features: 'Switched areas on or off',
  },
} as const;

/** Log texts about the assistant. */
export const assistantLogMessages = {
  entity: 'Assistant',
  group: 'Assistant',
  actions: { switch: 'Switched the assistant on or off for the agency' },
} as const;

/** Log texts about the database browser. */
export const dataBrowserLogMessages = {
  entity: 'Collection',
  group: 'Data browser',
  actions: { view: 'Looked into the database' },
} as const;

/** Log texts about talent pools. */
export const poolLogMessages = {
  entity: common.talentPool,
  group: common.talentPools,
  actions: {
    create: 'Added a talent pool',
    update: 'Changed a talent pool',
    dismiss_suggestions: 'Changed which suggested people are dismissed',
    archive: 'Archived a talent pool',
    restore: 'Restored a talent pool',
    delete: 'Deleted a talent pool',
    restore_deleted: 'Restored a deleted talent pool',
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

/** Log texts about screening forms. */
export const screeningLogMessages = {
  entity: 'Screening form',
  group: 'Screening forms',
  actions: {
    create: 'Began a screening form',
    update: 'Changed a draft of a screening form',
    delete: 'Discarded a draft of a screening form',
    send: 'Sent a screening form',
    remind: 'Reminded of a screening form',
    copy_link: 'Copied the link to a screening form',
    disable_link: 'Disabled the link to a screening form',
    enable: 'Enabled a screening form again',
    extend: 'Extended a screening form',
    expire: 'A screening form expired',
    open: 'Opened a screening form',
    confirm_device: 'Went on with a screening form on another device',
    save_answer: 'Began to answer a screening form',
    submit: 'Submitted a screening form',
    review: 'Scored an answer of a screening form',
  },
} as const;

/** Log texts about legal identities, without their content. */
export const identityLogMessages = {
  entity: 'Legal identity',
  group: 'Legal identities',
  actions: {
    create: 'Began a legal identity',
    update: 'Changed a legal identity',
    submit: 'Submitted a legal identity for review',
    verify: 'Verified a legal identity',
    reject: 'Sent a legal identity back',
    supersede: 'A newer legal identity took its place',
    read: 'Opened a legal identity',
    read_document: 'Opened the document of a legal identity',
    purge_document: 'The document of a legal identity was deleted after its time',
  },
} as const;

/** Log texts about documents to sign. */
export const signatureLogMessages = {
  entity: 'Document to sign',
  group: 'Documents to sign',
  actions: {
    create: 'Began a document to sign',
    update: 'Changed a draft of a document to sign',
    delete: 'Discarded a draft of a document to sign',
    send: 'Sent a document to sign',
    approve: 'Approved a document to sign',
    refuse: 'Did not approve a document to sign',
    open: 'Opened a document to sign',
    make_link: 'Opened a document to sign from the client area',
    sign: 'Signed a document',
    decline: 'Declined to sign a document',
    void: 'Voided a document to sign',
    remind: 'Reminded of a document to sign',
    expire: 'A document to sign expired',
  },
} as const;

/** Log texts about signature templates. */
export const signatureTemplateLogMessages = {
  entity: 'Template to sign',
  group: 'Templates to sign',
  actions: {
    create: 'Began a template of documents to sign',
    update: 'Changed a template of documents to sign',
    activate: 'Put a template of documents to sign in use',
    retire: 'Retired a template of documents to sign',
  },
} as const;

/** Log texts about the catalogue of reasons. */
export const reasonLogMessages = {
  entity: common.reason,
  group: 'Reasons',
  actions: {
    create: 'Added a reason',
    update: 'Changed a reason',
    order: 'Reordered reasons',
  },
} as const;

/** Log texts about rules between candidates and clients. */
export const companyRuleLogMessages = {
  entity: 'Rule for a client',
  group: 'Rules for clients',
  actions: {
    add: 'Added a rule for a client',
    update: 'Changed a rule for a client',
    remove: 'Removed a rule for a client',
  },
} as const;
