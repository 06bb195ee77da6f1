/** Log texts about accounts, signing in and impersonation. */
export const userActions = {
  make_calendar_feed: 'Made a calendar address',
  revoke_calendar_feed: 'Closed a calendar address',
  add_outside_calendar: 'Took in another calendar',
  refresh_outside_calendar: 'Had another calendar read again',
  remove_outside_calendar: 'Removed another calendar',
  update_hours: 'Changed own working hours',
  invite: 'Invited the person',
  invite_first_owner: 'Invited the first owner',
  add_roles: 'Added roles',
  set_roles: 'Changed roles',
  update: 'Changed the account',
  set_photo: 'Changed their photo',
  remove_photo: 'Removed their photo',
  anonymise: 'Erased the personal data of the account',
  finish_setup: 'Finished setting up the account',
  accept_invite: 'Accepted the invitation',
  sign_up: 'Signed up',
  decline_invite: 'Declined the invitation',
  resend_invite: 'Sent the invitation again',
  revoke_invite: 'Withdrew the invitation',
  disable: 'Disabled the account',
  enable: 'Enabled the account',
  plan_closing: 'Set the day on which the account ends',
  keep_open: 'Took back that the account ends',
  lock: 'Locked the account after wrong passwords',
  unlock: 'Unlocked the account',
  end_sessions: 'Ended all sessions',
  ask_email_change: 'Asked for another e-mail address',
  change_email: 'Changed the e-mail address',
  verify_email: 'Confirmed the e-mail address',
  change_password: 'Changed the password',
  reset_password: 'Set a new password',
  set_up_two_step: 'Began to set up two-step sign-in',
  enable_two_step: 'Switched two-step sign-in on',
  disable_two_step: 'Switched two-step sign-in off',
  reset_two_step: 'Reset two-step sign-in',
  renew_recovery_codes: 'Renewed the recovery codes',
  settle_first_step: 'Completed a first step',
  finish_first_steps: 'Finished the first steps',
} as const;

/** Log texts about custom fields. */
export const customFieldLogMessages = {
  entity: 'Custom field',
  group: 'Custom fields',
  actions: {
    create: 'Added a custom field',
    update: 'Changed a custom field',
    order: 'Put custom fields in order',
    delete: 'Removed a custom field',
  },
} as const;

/** Log texts about webhooks. */
export const webhookLogMessages = {
  entity: 'Webhook',
  group: 'Webhooks',
  actions: {
    create: 'Added a webhook',
    update: 'Changed a webhook',
    renew_secret: 'Renewed the secret of a webhook',
    delete: 'Removed a webhook',
    try: 'Tried a webhook out',
    redeliver: 'Sent a delivery once more',
    stop: 'Switched off a webhook that did not answer',
  },
} as const;

/** Log texts about release tokens and what arrived with them. */
export const releaseTokenLogMessages = {
  entity: 'Release token',
  group: 'Release tokens',
  actions: {
    create: 'Made a release token',
    revoke: 'Revoked a release token',
    release: 'Released a version with a release token',
    try: 'Tried a version with a release token',
    refuse: 'Refused a version that came with a release token',
  },
} as const;

/** Log texts about API keys. */
export const apiKeyLogMessages = {
  entity: 'API key',
  group: 'API keys',
  actions: { create: 'Made an API key', end: 'Ended an API key' },
} as const;

export const sessionActions = {
  start: 'Signed in',
  end: 'Signed out',
  prove: 'Confirmed their identity',
  refuse_code: 'Entered a wrong sign-in code',
} as const;

export const impersonationActions = {
  start: 'Began to act as this person',
  act: 'Switched to making changes as this person',
  stop: 'Stopped acting as this person',
  view: 'Opened protected details as this person',
} as const;
