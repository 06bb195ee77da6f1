import { chatEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mountFile } from '../../http/mount-file.ts';
import { mount } from '../../http/mount.ts';
import { editMessage, removeMessage } from './changes/change-message.ts';
import { closeThread, reopenThread } from './changes/close-thread.ts';
import { addPerson, leaveThread, removePerson } from './changes/membership.ts';
import { openThread } from './changes/open-thread.ts';
import { markRead } from './changes/read-marks.ts';
import { sendMessage } from './changes/send-message.ts';
import { listContacts } from './reading/chat-contacts.ts';
import { readChatFile } from './reading/read-chat-file.ts';
import { listMessages } from './reading/read-messages.ts';
import { listThreads, readThread, readUnreadThreads } from './reading/read-threads.ts';
import { searchChat } from './reading/search-chat.ts';

/** Serves the conversations. */
export function chatRoutes(router: Router): void {
  mount(router, chatEndpoints.threads, listThreads);
  mount(router, chatEndpoints.read, readThread);
  mount(router, chatEndpoints.open, openThread);
  mount(router, chatEndpoints.contacts, listContacts);
  mount(router, chatEndpoints.unread, readUnreadThreads);
  mount(router, chatEndpoints.search, searchChat);
  mount(router, chatEndpoints.messages, listMessages);
  mount(router, chatEndpoints.send, sendMessage);
  mount(router, chatEndpoints.edit, editMessage);
  mount(router, chatEndpoints.remove, removeMessage);
  mountFile(router, chatEndpoints.file, readChatFile);
  mount(router, chatEndpoints.markRead, markRead);
  mount(router, chatEndpoints.add, addPerson);
  mount(router, chatEndpoints.removePerson, removePerson);
  mount(router, chatEndpoints.leave, leaveThread);
  mount(router, chatEndpoints.close, closeThread);
  mount(router, chatEndpoints.reopen, reopenThread);
}
