import {
  attachmentEndpoints,
  communicationEndpoints,
  emailTemplateEndpoints,
  messageEndpoints,
} from '@muster/contracts';

/**
 * Endpoints of the mail composer and the timeline parts; a remote spreads them into its own
 * `createMusterApi({ … })`.
 */
export const mailBlockEndpoints = {
  emailTemplatesList: emailTemplateEndpoints.list,
  emailTemplatesRead: emailTemplateEndpoints.read,
  emailTemplatesFill: emailTemplateEndpoints.fill,
  attachmentsOfCandidate: attachmentEndpoints.ofCandidate,
  messagesCreate: messageEndpoints.create,
  messagesUpdate: messageEndpoints.update,
  messagesSend: messageEndpoints.send,
  messagesCancel: messageEndpoints.cancel,
  messagesRetry: messageEndpoints.retry,
  messagesPreview: messageEndpoints.preview,
  messagesSenders: messageEndpoints.senders,
  communicationsContactsOfCompany: communicationEndpoints.contactsOfCompany,
  communicationsLogCall: communicationEndpoints.logCall,
  communicationsLogCompanyCall: communicationEndpoints.logCompanyCall,
  communicationsRemoveCall: communicationEndpoints.removeCall,
} as const;
