import { attachmentEndpoints, emailTemplateEndpoints, messageEndpoints } from '@muster/contracts';

/** What the composer of mails calls; a remote spreads it into its own `createMusterApi({ … })`. */
export const mailBlockEndpoints = {
  emailTemplatesList: emailTemplateEndpoints.list,
  emailTemplatesRead: emailTemplateEndpoints.read,
  emailTemplatesFill: emailTemplateEndpoints.fill,
  attachmentsOfCandidate: attachmentEndpoints.ofCandidate,
  messagesCreate: messageEndpoints.create,
  messagesUpdate: messageEndpoints.update,
  messagesSend: messageEndpoints.send,
  messagesCancel: messageEndpoints.cancel,
  messagesPreview: messageEndpoints.preview,
} as const;
