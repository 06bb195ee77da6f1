import type { chatEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeThread } from './change-thread.ts';

/** Closes a conversation: it can be read but not written to. */
export const closeThread: Service<typeof chatEndpoints.close> = (ctx, { params, body }) =>
  changeThread(ctx, {
    id: params.id,
    version: body.version,
    action: 'close',
    name: 'chat_thread.close',
    path: 'closedAt',
    isRepeat: ({ closedAt }) => closedAt !== null,
    change: async (tx) => ({
      update: { $set: { closedAt: tx.at } },
      note: { kind: 'closed', userId: ctx.actor.userId },
    }),
  });

/** Reopens a closed conversation. */
export const reopenThread: Service<typeof chatEndpoints.reopen> = (ctx, { params, body }) =>
  changeThread(ctx, {
    id: params.id,
    version: body.version,
    action: 'reopen',
    name: 'chat_thread.reopen',
    path: 'closedAt',
    isRepeat: ({ closedAt }) => closedAt === null,
    change: async () => ({
      update: { $set: { closedAt: null } },
      note: { kind: 'reopened', userId: ctx.actor.userId },
    }),
  });
