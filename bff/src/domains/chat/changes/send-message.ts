import { limits, type chatEndpoints } from '@muster/contracts';
import { transact } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { idsOfFiles, takeUploads } from '../../files/api/take-uploads.ts';
import { takesPart } from '../chat.policy.ts';
import { findThread } from '../reading/find-thread.ts';
import { showMessage } from '../reading/show-messages.ts';
import { trackInChat } from './chat-promises.ts';
import { answered, checkedLinks, mentionedIn, requireStaffBeside } from './message-content.ts';
import { retryTaken } from './retry-taken.ts';
import { sentBefore, writeMessage } from './write-message.ts';

/** Sends a message. A repetition with the same key returns the stored one. */
export const sendMessage: Service<typeof chatEndpoints.send> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  await limitMessages(ctx);
  return retryTaken(() =>
    transact(ctx, async (tx) => {
      const { session } = tx;
      const thread = await findThread(actor, params.id, session);
      if (!takesPart(thread, actor))
        throw new AppError('FORBIDDEN', { context: { role: actor.role } });
      const before = await sentBefore(tx, body.key);
      if (before?.threadId.equals(thread._id)) return showMessage(actor, thread, before, session);
      if (thread.closedAt) throw new AppError('CHAT_CLOSED');
      await requireStaffBeside(tx, actor, thread);
      const written = await writeMessage(tx, thread, {
        key: body.key,
        body: body.body,
        mentions: mentionedIn(thread, body.mentions),
        links: await checkedLinks(actor, body.links),
        fileIds: idsOfFiles(await takeUploads(tx, actor, body.fileIds)),
        replyToId: await answered(tx, actor, thread, body.replyToId),
      });
      await trackInChat(tx, actor, written);
      return showMessage(actor, written.thread, written.message, session);
    }),
  );
};

/** @throws AppError RATE_LIMITED */
export async function limitMessages(ctx: RequestContext): Promise<void> {
  const { perUser, window } = limits.chat;
  await ctx.limit('chat', ctx.actor.userId.toHexString(), perUser, window);
}
