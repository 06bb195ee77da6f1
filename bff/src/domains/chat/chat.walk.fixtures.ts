import { randomUUID } from 'node:crypto';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { RoleAssignmentModel, type RoleAssignment } from '../../identity/role-assignment.model.ts';
import { scanned } from '../files/file.fixtures.ts';
import { createMessage, createThread, memberOf } from './chat.fixtures.ts';
import type { ChatMessage } from './chat-message.model.ts';
import type { ChatThread } from './chat-thread.model.ts';

const agencyAlone = 'who is in a conversation, and whether it is open, is the agency’s to decide';
const outside = {
  client_admin: agencyAlone,
  client_manager: agencyAlone,
  client_viewer: agencyAlone,
  candidate: agencyAlone,
  contractor: agencyAlone,
} as const;

/** Returns the current role of the world's colleague. */
async function colleagueRole({ colleague }: World): Promise<RoleAssignment> {
  const held = await RoleAssignmentModel.findOne({
    userId: colleague._id,
    role: 'recruiter',
    revokedAt: null,
  }).lean();
  return held ?? createAssignment(colleague._id, 'recruiter');
}

/** Creates a conversation of the caller with the colleague, or of the colleague alone. */
async function threadFor(
  world: World,
  caller: Caller,
  isCallerIn = true,
  changes: Partial<ChatThread> = {},
): Promise<ChatThread> {
  const others = [memberOf(await colleagueRole(world)), memberOf(world.as('owner').assignment)];
  const own = memberOf(personOf(caller).assignment);
  const rest = others.filter(({ userId }) => !userId.equals(own.userId));
  return createThread(isCallerIn ? [own, ...rest] : rest.slice(0, 1), changes);
}

type Body = (world: World, caller: Caller) => Promise<Record<string, unknown>> | object;

const onThread = (
  body: Body | null,
  {
    changes,
    never,
  }: { changes?: Partial<ChatThread>; never?: NonNullable<EndpointFixture['never']> } = {},
): EndpointFixture => {
  const call = async (world: World, caller: Caller, isCallerIn: boolean) => {
    const thread = await threadFor(world, caller, isCallerIn, changes);
    await createMessage(thread, world.colleague._id);
    return {
      params: { id: thread._id.toHexString() },
      ...(body && { body: { ...(await body(world, caller)) } }),
    };
  };
  return {
    ...(never && { never }),
    call: (world, caller) => call(world, caller, true),
    hidden: (world, caller) => call(world, caller, false),
  };
};

const onMessage = (body: Record<string, unknown>): EndpointFixture => {
  const callOn = (message: ChatMessage) => ({
    params: { id: message._id.toHexString() },
    body: { version: message.version, ...body },
  });
  return {
    call: async (world, caller) =>
      callOn(await createMessage(await threadFor(world, caller), personOf(caller).user._id)),
    hidden: async (world, caller) =>
      callOn(await createMessage(await threadFor(world, caller, false), world.colleague._id)),
  };
};

/** Returns a user whom the caller may write to. */
async function contactOf(world: World, caller: Caller): Promise<string> {
  const ofClient = caller.name.startsWith('client_')
    ? world.as('account_manager').assignment
    : null;
  const assignment = ofClient ?? (await colleagueRole(world));
  return assignment._id.toHexString();
}

const onFile: EndpointFixture['call'] = async (world, caller) => {
  const file = await scanned(world.test, world.as('owner'), 'plan.pdf', undefined, {
    purpose: 'general',
  });
  const thread = await threadFor(world, caller);
  const sent = await world.as('owner').post(`/chat/threads/${thread._id.toHexString()}/messages`, {
    key: randomUUID(),
    body: 'The plan',
    fileIds: [file.id],
  });
  return { params: { id: String(sent.body.id), fileId: file.id } };
};

export const chatFixtures: EndpointFixtures = {
  'chat.threads': { call: () => ({}) },
  'chat.unread': { call: () => ({}) },
  'chat.contacts': { call: () => ({ query: { q: '' } }) },
  'chat.search': { call: () => ({ query: { q: 'Monday' } }) },
  'chat.read': onThread(null),
  'chat.messages': onThread(null),
  'chat.open': {
    call: async (world, caller) => ({
      body: {
        people: [await contactOf(world, caller)],
        title: 'A question',
        message: { key: randomUUID(), body: 'Do you have a minute?' },
      },
    }),
  },
  'chat.send': onThread(() => ({ key: randomUUID(), body: 'On Tuesday, then.' })),
  'chat.markRead': onThread(() => ({ seq: 1 })),
  'chat.add': onThread(
    async () => {
      const assignment = await createAssignment((await createUser())._id, 'vetter');
      return { version: 1, assignmentId: assignment._id.toHexString() };
    },
    { never: outside },
  ),
  'chat.removePerson': onThread(
    ({ colleague }) => ({ version: 1, userId: colleague._id.toHexString() }),
    { never: outside },
  ),
  'chat.leave': onThread(() => ({ version: 1 })),
  'chat.close': onThread(() => ({ version: 1 }), { never: outside }),
  'chat.reopen': onThread(() => ({ version: 1 }), {
    never: outside,
    changes: { closedAt: new Date() },
  }),
  'chat.edit': onMessage({ body: 'Shall we talk on Wednesday?' }),
  'chat.remove': onMessage({}),
  'chat.file': {
    call: onFile,
    // The owner sends the walk's requests, so nothing is hidden from them.
    hidden: async (world, caller) => {
      if (caller.name === 'owner') return null;
      const other = caller.name === 'admin' ? 'recruiter' : 'admin';
      return onFile(world, { name: other, signedIn: world.as(other) });
    },
  },
};
