import { limits, type chatEndpoints } from '@muster/contracts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import type { ChatMember, ChatThread } from '../chat-thread.model.ts';
import { isHere, present, takesPart, timesOf } from '../chat.policy.ts';
import { changeThread } from './change-thread.ts';
import { addressed, memberFrom, requireFitting } from './parties.ts';

/** Adds a person, who reads messages from then on. */
export const addPerson: Service<typeof chatEndpoints.add> = (ctx, { params, body }) =>
  changeThread(ctx, {
    id: params.id,
    version: body.version,
    action: 'add',
    name: 'chat_thread.add',
    path: 'members',
    isRepeat: () => false,
    change: async (tx, thread) => {
      const [party] = (await addressed(ctx.actor, [body.assignmentId], tx.session)) ?? [];
      if (!party || takesPart(thread, party)) throw invalidField('assignmentId', 'NOT_FOUND');
      const here = present(thread);
      if (here.length >= limits.chat.people)
        throw invalidField('assignmentId', 'TOO_MANY', { max: limits.chat.people });
      await requireFitting([...here, party]);
      return {
        // Starts with the note that they joined.
        update: { $push: { members: memberFrom(party, thread.lastSeq + 1) } },
        note: { kind: 'joined', userId: party.userId },
      };
    },
  });

/** Removes a person, who can still read earlier messages. */
export const removePerson: Service<typeof chatEndpoints.removePerson> = (
  ctx,
  { params, body: { version, userId } },
) => {
  const isMeant = (member: ChatMember) => member.userId.toHexString() === userId;
  return changeThread(ctx, {
    id: params.id,
    version,
    action: 'remove',
    name: 'chat_thread.remove',
    path: 'members',
    isRepeat: ({ members }) =>
      members.some(isMeant) && !members.some((member) => isMeant(member) && isHere(member)),
    change: async (_tx, thread) => {
      const member = present(thread).find(isMeant);
      if (!member || member.userId.equals(ctx.actor.userId))
        throw invalidField('userId', 'NOT_FOUND');
      return withoutMember(thread, member);
    },
  });
};

/** Leaves a conversation; earlier messages stay readable. */
export const leaveThread: Service<typeof chatEndpoints.leave> = (ctx, { params, body }) =>
  changeThread(ctx, {
    id: params.id,
    version: body.version,
    action: 'leave',
    name: 'chat_thread.leave',
    path: 'members',
    isRepeat: (thread) => !takesPart(thread, ctx.actor),
    change: async (_tx, thread) => {
      const member = timesOf(thread, ctx.actor).find(isHere);
      if (!member) throw new Error('Who leaves is there');
      return withoutMember(thread, member);
    },
  });

/** The note that they left is their last readable message. */
async function withoutMember(thread: ChatThread, member: ChatMember) {
  const staying = present(thread).filter((one) => one !== member);
  await requireFitting(staying);
  return {
    update: {
      $set: {
        members: thread.members.map((one) =>
          one === member ? { ...one, toSeq: thread.lastSeq + 1 } : one,
        ),
      },
    },
    note: { kind: 'left' as const, userId: member.userId },
    gone: [member],
  };
}
