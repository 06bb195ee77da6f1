import { EmailTemplateModel } from '../../mail/email-template.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { createOwnTemplate } from './own-template.fixtures.ts';

const words = { subject: 'Hello {{firstName}}', body: 'Hello {{firstName}}' };

/** Creates a template of the caller; a colleague's is hidden from all but owners and admins. */
const onOwn = (body?: Record<string, unknown>): EndpointFixture => ({
  call: async (_world, caller) => {
    const { _id } = await createOwnTemplate(personOf(caller).user._id);
    return { params: { id: _id.toHexString() }, ...(body && { body }) };
  },
  hidden: async (world, caller) => {
    const id = await foreign(world, caller);
    return id === null ? null : { params: { id }, ...(body && { body }) };
  },
});

const foreign = async ({ colleague }: World, { name }: Caller) =>
  name === 'owner' || name === 'admin'
    ? null
    : (await createOwnTemplate(colleague._id))._id.toHexString();

let made = 0;
const newTemplate = () => ({
  name: `Walked ${(made += 1)}`,
  scope: 'personal',
  topic: 'custom',
  audience: 'candidate',
  ...words,
});

const fillFor = async (world: World, caller: Caller, id: string) => {
  const candidate = await candidateFor(world, caller, 'message.send');
  const subjectId = candidate._id.toHexString();
  return { params: { id }, body: { subjectType: 'candidate', subjectId } };
};

const changesOwnOnly = 'changes templates of their own only';

/** Fixtures for the texts of platform mails and user-made templates. */
export const emailTemplateFixtures: EndpointFixtures = {
  'emailTemplates.list': { call: () => ({}) },
  'emailTemplates.create': { call: () => ({ body: newTemplate() }) },
  'emailTemplates.previewNew': { call: () => ({ body: { audience: 'client', ...words } }) },
  'emailTemplates.read': onOwn(),
  'emailTemplates.update': onOwn({ version: 1, changes: words }),
  'emailTemplates.delete': onOwn({ version: 1, replacementId: null }),
  'emailTemplates.restoreDefault': {
    hidden: 'nothing is hidden',
    call: async () => {
      await EmailTemplateModel.deleteMany({});
      return { params: { id: 'position_filled' }, body: { version: 1 } };
    },
    never: {
      recruiter: changesOwnOnly,
      account_manager: changesOwnOnly,
      vetter: changesOwnOnly,
      team_lead: 'changes templates of the team only',
      finance_hr: changesOwnOnly,
    },
  },
  'emailTemplates.preview': onOwn(words),
  'emailTemplates.test': onOwn(),
  'emailTemplates.fill': {
    call: async (world, caller) => {
      const { _id } = await createOwnTemplate(personOf(caller).user._id);
      return fillFor(world, caller, _id.toHexString());
    },
    hidden: async (world, caller) => {
      const id = await foreign(world, caller);
      return id === null ? null : fillFor(world, caller, id);
    },
  },
  'emailTemplates.rehearse': onOwn(),
};
