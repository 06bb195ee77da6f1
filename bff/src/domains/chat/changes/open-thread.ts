import type { BodyOf, chatEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { ChatThreadModel, type ChatThread } from '../chat-thread.model.ts';
import { findRecords } from '../reading/chat-records.ts';
import { showThread } from '../reading/show-threads.ts';
import {
  addressed,
  memberFrom,
  formerPairKeyOf,
  pairKeyOf,
  requireFitting,
  selfAsParty,
  type Party,
} from './parties.ts';
import { trackInChat } from './chat-promises.ts';
import { retryTaken } from './retry-taken.ts';
import { limitMessages } from './send-message.ts';
import { sentBefore, writeMessage } from './write-message.ts';

type Body = BodyOf<typeof chatEndpoints.open>;

/**
 * Begins a conversation with its first message. Two people share one conversation: the second to
 * write, even at the same moment, writes into the existing one.
 */
export const openThread: Service<typeof chatEndpoints.open> = async (ctx, { body }) => {
  const { actor } = ctx;
  await limitMessages(ctx);
  return retryTaken(() =>
    transact(ctx, async (tx) => {
      const { session } = tx;
      const before = await sentBefore(tx, body.message.key);
      const known =
        before && (await ChatThreadModel.findById(before.threadId, null, { session }).lean());
      if (known) return showThread(actor, known, session);
      const others = await addressed(actor, body.people, session);
      if (!others || others.length === 0) throw invalidField('people', 'NOT_FOUND');
      await requireSubject(actor, body.subject);
      await requireFitting([selfAsParty(actor), ...others]);
      const thread = await threadFor(tx, actor, body, others);
      if (thread.closedAt) throw new AppError('CHAT_CLOSED');
      const written = await writeMessage(tx, thread, body.message);
      await trackInChat(tx, actor, written);
      return showThread(actor, written.thread, session);
    }),
  );
};

async function requireSubject(actor: Actor, subject: Body['subject']): Promise<void> {
  if (!subject) return;
  const link = { type: subject.type, id: new Types.ObjectId(subject.id) };
  if (!(await findRecords(actor, [link])).opens(link)) throw invalidField('subject', 'NOT_FOUND');
}

/** Returns the conversation of two people in these capacities; null if there is none yet. */
async function directThread(
  { session }: Tx,
  pairKey: string,
  pair: readonly [Party, Party],
): Promise<ChatThread | null> {
  const present = await ChatThreadModel.findOne({ pairKey }, null, {
    session,
  }).lean();
  if (present) return present;
  // Older keys lack the capacities; the members have them.
  return ChatThreadModel.findOneAndUpdate(
    {
      pairKey: formerPairKeyOf(...pair),
      $and: pair.map(({ userId, audience }) => ({
        members: { $elemMatch: { userId, audience, toSeq: null } },
      })),
    },
    { $set: { pairKey } },
    { session, returnDocument: 'after' },
  ).lean();
}

/** Returns the conversation between two people, or a new one. */
async function threadFor(
  tx: Tx,
  actor: Actor,
  { title, subject }: Body,
  others: readonly Party[],
): Promise<ChatThread> {
  const { session, at, userId } = tx;
  const self = selfAsParty(actor);
  const [other] = others;
  const isDirect = !subject && !title && others.length === 1 && other !== undefined;
  const pairKey = isDirect ? pairKeyOf(self, other) : null;
  const present = pairKey && isDirect ? await directThread(tx, pairKey, [self, other]) : null;
  if (present) return present;
  const [created] = await ChatThreadModel.create(
    [
      {
        kind: subject?.type ?? (isDirect ? 'direct' : 'group'),
        pairKey,
        title,
        subjectType: subject?.type ?? null,
        subjectId: subject ? new Types.ObjectId(subject.id) : null,
        members: [self, ...others].map((party) => memberFrom(party, 1)),
        lastAt: at,
        createdAt: at,
        createdBy: userId,
        updatedAt: at,
        updatedBy: userId,
      },
    ],
    { session },
  );
  if (!created) throw new Error('The conversation was not made');
  await audit(tx, { action: 'chat_thread.open', entity: 'chat_thread', entityId: created._id });
  return created.toObject<ChatThread>();
}
