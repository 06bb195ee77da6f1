import { messageEndpoints, unsubscribeEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import { cancelMessage, retryMessage, sendMessage } from './change-message.ts';
import { listMessages, readMessage } from './list-messages.ts';
import { confirmUnsubscribe, readUnsubscribe } from './unsubscribe.ts';
import { createMessage, updateMessage } from './write-message.ts';

/** Serves the mails that people write, and the page on which their readers stop them. */
export function messageRoutes(router: Router, { config }: { config: Config }): void {
  mount(router, messageEndpoints.list, listMessages);
  mount(router, messageEndpoints.create, createMessage);
  mount(router, messageEndpoints.read, readMessage);
  mount(router, messageEndpoints.update, updateMessage);
  mount(router, messageEndpoints.send, sendMessage(config.mailHours));
  mount(router, messageEndpoints.cancel, cancelMessage);
  mount(router, messageEndpoints.retry, retryMessage);
  mount(router, unsubscribeEndpoints.read, readUnsubscribe);
  mount(router, unsubscribeEndpoints.confirm, confirmUnsubscribe);
}
