/** Event: a mail waits to be sent. */
export const mailQueued = 'mail.queued';
