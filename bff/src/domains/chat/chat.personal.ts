import type { QueryFilter, Types } from 'mongoose';
import { z } from 'zod';
import { raiseVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Move, PersonalRecords } from '../../personal/personal-records.ts';
import { releaseFiles } from '../files/api/files.ts';
import { findPeople } from '../../identity/people/people.ts';
import { withoutContent } from './changes/change-message.ts';
import { ChatMessageModel, type ChatMessage } from './chat-message.model.ts';
import { ChatThreadModel, type ChatThread } from './chat-thread.model.ts';

const about = (candidateId: Types.ObjectId) => ({
  subjectType: 'candidate' as const,
  subjectId: candidateId,
});
const concerning = (candidateId: Types.ObjectId): QueryFilter<ChatThread> => ({
  $or: [about(candidateId), { 'members.candidateId': candidateId }],
});
const undoSchema = z.object({ ids: z.array(z.string()) });

/** Conversations with a candidate and about them. */
export const personalChats: PersonalRecords = {
  name: 'chat',
  count: (candidateId) => ChatThreadModel.countDocuments(concerning(candidateId)),
  move: async (tx, move) => {
    const threads = await ChatThreadModel.find(concerning(move.from), null, {
      session: tx.session,
    }).lean();
    await give(tx, threads, move);
    return { count: threads.length, undo: { ids: threads.map(({ _id }) => _id.toHexString()) } };
  },
  moveBack: async (tx, { from, to }, undo) => {
    const threads = await ChatThreadModel.find(
      { $and: [{ _id: { $in: undoSchema.parse(undo).ids } }, concerning(to)] },
      null,
      { session: tx.session },
    ).lean();
    await give(tx, threads, { from: to, to: from });
  },
  // Conversations between colleagues are about their work; only the candidate's own are theirs.
  collect: async (candidateId) => {
    const threads = await ChatThreadModel.find({ 'members.candidateId': candidateId }).lean();
    const rows: Record<string, unknown>[] = [];
    for (const thread of threads) rows.push(...(await saidIn(thread, candidateId)));
    return rows;
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const threads = await ChatThreadModel.find(concerning(candidateId), null, { session }).lean();
    for (const thread of threads) {
      const own = thread.members.filter((one) => one.candidateId?.equals(candidateId));
      const isAbout = thread.subjectType === 'candidate' && thread.subjectId?.equals(candidateId);
      await empty(tx, {
        threadId: thread._id,
        ...(!isAbout && { createdBy: { $in: own.map(({ userId }) => userId) } }),
      });
      if (isAbout)
        await ChatThreadModel.updateOne(
          { _id: thread._id },
          raiseVersion({ $set: { title: null } }),
          { session },
        );
    }
  },
};

/** Replaces the one person with the other in each conversation. */
async function give({ session }: Tx, threads: readonly ChatThread[], { from, to }: Move) {
  for (const { _id, members, subjectType, subjectId } of threads)
    await ChatThreadModel.updateOne(
      { _id },
      raiseVersion({
        $set: {
          members: members.map((member) =>
            member.candidateId?.equals(from) ? { ...member, candidateId: to } : member,
          ),
          subjectId: subjectType === 'candidate' && subjectId?.equals(from) ? to : subjectId,
        },
      }),
      { session },
    );
}

async function saidIn(
  { _id, members }: ChatThread,
  candidateId: Types.ObjectId,
): Promise<Record<string, unknown>[]> {
  const times = members.filter((one) => one.candidateId?.equals(candidateId));
  const messages = await ChatMessageModel.find({
    threadId: _id,
    note: null,
    deletedAt: null,
    $or: times.map(({ fromSeq, toSeq }) => ({
      seq: { $gte: fromSeq, ...(toSeq !== null && { $lte: toSeq }) },
    })),
  })
    .sort({ seq: 1 })
    .lean();
  const people = await findPeople(messages.map(({ createdBy }) => createdBy));
  return messages.map(({ createdBy, createdAt, body }) => ({
    from: people.name(createdBy),
    text: body,
    at: createdAt.toISOString(),
  }));
}

/** Clears the content of messages; the messages themselves stay. */
async function empty(tx: Tx, which: QueryFilter<ChatMessage>): Promise<void> {
  const { session, at } = tx;
  const written = await ChatMessageModel.find(
    { ...which, note: null },
    { fileIds: 1 },
    { session },
  ).lean();
  await releaseFiles(
    tx,
    written.flatMap(({ fileIds }) => fileIds),
    0,
  );
  await ChatMessageModel.updateMany(
    { ...which, note: null },
    raiseVersion({ $set: { ...withoutContent, deletedAt: at, deletedBy: tx.userId } }),
    { session },
  );
}
