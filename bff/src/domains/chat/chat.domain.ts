import { browsable } from '../../data-browser/browsable-collection.ts';
import type { Domain } from '../../domain.ts';
import { fileClean } from '../files/api/files.ts';
import { ChatMessageModel } from './chat-message.model.ts';
import { ChatReadMarkModel } from './chat-read-mark.model.ts';
import { ChatThreadModel } from './chat-thread.model.ts';
import { forgetInChats } from './chat.forget.ts';
import { chatJobs } from './chat.jobs.ts';
import { chatNoticeDue, notifyChecked, notifyUnread } from './chat.notices.ts';
import { personalChats } from './chat.personal.ts';
import { chatRoutes } from './chat.router.ts';
import { followUnreadThreads } from './reading/read-threads.ts';

/** Conversations between users. */
export const chatDomain: Domain = {
  name: 'chat',
  collections: [
    browsable(ChatThreadModel, ['lastSeq']),
    browsable(ChatMessageModel, ['seq']),
    browsable(ChatReadMarkModel, ['readSeq']),
  ],
  routes: chatRoutes,
  events: { [chatNoticeDue]: notifyUnread, [fileClean]: notifyChecked },
  jobs: chatJobs,
  personal: [personalChats],
  forget: forgetInChats,
  live: ({ tail }) => {
    const leave = followUnreadThreads(tail);
    return () => Promise.resolve(leave());
  },
};
