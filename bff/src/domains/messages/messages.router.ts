import {
  bulkMailEndpoints,
  emailTemplateEndpoints,
  messageEndpoints,
  unsubscribeEndpoints,
} from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { retryBatch, undoBatch } from './bulk/change-batch.ts';
import { readBatch } from './bulk/read-batch.ts';
import { sendBulk } from './bulk/send-bulk.ts';
import { cancelMessage, retryMessage, sendMessage } from './change-message.ts';
import { fillTemplate } from './fill-template.ts';
import { listMessages, readMessage } from './list-messages.ts';
import { previewMessage } from './preview-message.ts';
import { listSenders } from './senders.ts';
import { confirmUnsubscribe, readUnsubscribe } from './unsubscribe.ts';
import { createMessage, updateMessage } from './write-message.ts';

/** Serves written mails, and the page on which their readers unsubscribe. */
export function messageRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, messageEndpoints.list, listMessages);
  mount(router, messageEndpoints.create, createMessage);
  mount(router, emailTemplateEndpoints.fill, fillTemplate);
  mount(router, messageEndpoints.preview, previewMessage(config));
  mount(router, messageEndpoints.senders, listSenders(config));
  mount(router, bulkMailEndpoints.send, sendBulk(config.mailHours));
  mount(router, bulkMailEndpoints.read, readBatch);
  mount(router, bulkMailEndpoints.retry, retryBatch);
  mount(router, bulkMailEndpoints.undo, undoBatch);
  mount(router, messageEndpoints.read, readMessage);
  mount(router, messageEndpoints.update, updateMessage);
  mount(router, messageEndpoints.send, sendMessage(config.mailHours));
  mount(router, messageEndpoints.cancel, cancelMessage);
  mount(router, messageEndpoints.retry, retryMessage);
  mount(router, unsubscribeEndpoints.read, readUnsubscribe);
  mount(router, unsubscribeEndpoints.confirm, confirmUnsubscribe);
}
