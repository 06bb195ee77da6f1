/** The texts of the codes that any call may answer, a visitor's too: all that an entry page needs. */
export const visitorErrorTexts = {
  BAD_REQUEST: 'The request could not be read. Reload the page and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
  PAYLOAD_TOO_LARGE: 'This is too large to send. Shorten it and try again.',
  CSRF_FAILED: 'This page is out of date. Reload it and try again.',
  FORBIDDEN: 'Your role does not allow this.',
  NOT_FOUND: 'This was not found. It may have been removed, or you may not have access.',
  GONE: 'This was removed.',
  METHOD_NOT_ALLOWED: 'This is not possible here.',
  VALIDATION_FAILED: 'Some fields need attention.',
  IDEMPOTENCY_MISMATCH:
    'This was already sent with different content. Reload the page and try again.',
  IDEMPOTENCY_IN_PROGRESS: 'This is still being processed. Wait a moment, then try again.',
  IDEMPOTENCY_KEY_REQUIRED: 'The request was incomplete. Reload the page and try again.',
  RATE_LIMITED: 'Too many requests. Wait a minute and try again.',
  FEATURE_DISABLED: 'This part is switched off.',
  INTERNAL: 'Something went wrong on our side. The error was recorded. Try again in a moment.',
  UNAVAILABLE: 'The service cannot be reached right now. Try again in a moment.',
  READ_ONLY_MODE: 'Muster is under maintenance. You can read, but not change anything.',
} as const;

/** The better text if the answer has the details. */
export const visitorDetailedTexts = {
  PAYLOAD_TOO_LARGE: 'This is too large to send: at most {{max}}.',
  RATE_LIMITED: 'Too many requests. Try again in {{seconds}} seconds.',
} as const;
