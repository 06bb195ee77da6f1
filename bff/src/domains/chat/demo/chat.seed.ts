import { audienceOf } from '@muster/contracts';
import { Types } from 'mongoose';
import { RoleAssignmentModel } from '../../../identity/role-assignment.model.ts';
import { ChatMessageModel } from '../chat-message.model.ts';
import { ChatReadMarkModel } from '../chat-read-mark.model.ts';
import { ChatThreadModel, type ChatMember } from '../chat-thread.model.ts';
import { pairKeyOf } from '../changes/parties.ts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import { Random } from '../../../demo/random.ts';
import { demoChats, type DemoChat } from './chats.data.ts';
import { personId, type PeopleIds } from '../../../demo/demo-people.ts';

interface ChatSetting {
  people: PeopleIds;
  time: DemoTime;
}

/** Seeds the demo users' conversations. */
export async function seedChats({ people, time }: ChatSetting): Promise<void> {
  // A separate random source, so that other demo data stay the same.
  const random = new Random(20_297);
  const id = () => new Types.ObjectId(random.id());
  for (const chat of demoChats) {
    const members = await membersOf(chat, people, id);
    const [first, second] = members;
    const threadId = id();
    const times = chat.messages.map(({ at: [days, hour] }) => time.ago(days, hour));
    const begun = times[0] ?? time.now;
    const by = (mail: string) => personId(people, mail);
    await ChatThreadModel.create({
      _id: threadId,
      kind: chat.kind,
      pairKey: chat.kind === 'direct' && first && second ? pairKeyOf(first, second) : null,
      title: chat.title ?? null,
      members,
      lastSeq: chat.messages.length,
      lastAt: times.at(-1) ?? begun,
      createdAt: begun,
      createdBy: by(chat.messages[0]?.by ?? chat.people[0] ?? ''),
    });
    await ChatMessageModel.insertMany(
      chat.messages.map(({ by: author, text, mentions = [], removed }, index) => ({
        _id: id(),
        threadId,
        seq: index + 1,
        key: null,
        body: removed ? '' : text,
        mentions: mentions.map(by),
        createdAt: times[index],
        createdBy: by(author),
        ...(removed && { deletedAt: times[index], deletedBy: by(author) }),
      })),
    );
    await ChatReadMarkModel.insertMany(
      chat.people.map((mail) => ({
        _id: id(),
        threadId,
        userId: by(mail),
        readSeq: chat.messages.length - (chat.unreadBy?.[mail] ?? 0),
      })),
    );
  }
}

/** Returns the members, each in their first role. */
async function membersOf(
  chat: DemoChat,
  people: PeopleIds,
  id: () => Types.ObjectId,
): Promise<ChatMember[]> {
  const members: ChatMember[] = [];
  for (const mail of chat.people) {
    const userId = personId(people, mail);
    const held = await RoleAssignmentModel.findOne({ userId, revokedAt: null })
      .sort({ _id: 1 })
      .lean();
    if (!held) throw new Error(`${mail} has no role`);
    const { companyId, candidateId } = held;
    members.push({
      _id: id(),
      userId,
      audience: audienceOf(held.role),
      companyId,
      candidateId,
      fromSeq: 1,
      toSeq: null,
    });
  }
  return members;
}
