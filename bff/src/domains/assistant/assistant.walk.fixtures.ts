import { createJob } from '../jobs/job.fixtures.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { createAssignment, createUser } from '../../testing/users.fixtures.ts';
import { createDialogue, createPrompt } from './assistant.fixtures.ts';
import type { JobDialogueRecord } from './dialogue/job-dialogue.model.ts';
import { emptyDraft } from './rules/converse.ts';

/** Builds an endpoint on the caller's own dialogue; a colleague's is hidden. */
function onDialogue(
  body: (dialogue: JobDialogueRecord) => Record<string, unknown>,
  changes: (companyId: string | null) => Partial<JobDialogueRecord> = () => ({}),
): EndpointFixture {
  const callOn = (dialogue: JobDialogueRecord) => ({
    params: { id: dialogue._id.toHexString() },
    body: body(dialogue),
  });
  return {
    call: async ({ company, test }, caller) => {
      const { role, companyId } = personOf(caller).assignment;
      // Each user has one open dialogue, so each call needs its own user.
      const as = await signInAs(test, role, { assignment: { companyId } });
      const draft = changes(companyId ? null : company._id.toHexString());
      return { ...callOn(await createDialogue(as, draft)), as };
    },
    hidden: async () => {
      const user = await createUser();
      const assignment = await createAssignment(user._id, 'recruiter');
      return callOn(await createDialogue({ user, assignment }));
    },
  };
}
const onVersion = ({ version }: JobDialogueRecord) => ({ version });
const noneHidden = 'nothing is hidden';

export const assistantFixtures: EndpointFixtures = {
  'assistant.readSetting': { call: () => ({}), hidden: noneHidden },
  'assistant.switchOwn': { call: () => ({ body: { on: true } }), hidden: noneHidden },
  // Already on, so other tests are not affected.
  'assistant.switchAgency': {
    call: () => ({ body: { on: true, version: 0 } }),
    hidden: noneHidden,
  },
  'jobDialogues.current': {
    call: async (_world, caller) => {
      await createDialogue(personOf(caller));
      return {};
    },
    hidden: noneHidden,
  },
  'jobDialogues.start': { call: () => ({}), hidden: noneHidden },
  'jobDialogues.say': onDialogue(({ version }) => ({ version, text: 'Two senior QA engineers' })),
  'jobDialogues.edit': onDialogue(({ version }) => ({ version, changes: { seats: 2 } })),
  'jobDialogues.createJob': {
    ...onDialogue(onVersion, (companyId) => ({
      draft: { ...emptyDraft, companyId, title: 'QA engineer' },
    })),
    never: { vetter: 'Vetters make no jobs' },
  },
  'assistant.run': {
    call: () => ({ body: { task: 'summarise', input: 'She wants to start in May.' } }),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      if (!candidate) return null;
      const job = await createJob({ companyId: world.company._id });
      return {
        body: {
          task: 'explain_match',
          candidateId: candidate._id.toHexString(),
          jobId: job._id.toHexString(),
        },
      };
    },
  },
  'assistant.prompts': {
    call: async (_world, caller) => {
      await createPrompt(personOf(caller).user._id);
      return {};
    },
    hidden: noneHidden,
  },
  'assistant.savePrompt': {
    call: (_world, caller) => ({
      body: { name: `Of ${caller.name} ${Date.now()}`, task: 'bio', input: 'Role: QA engineer' },
    }),
    hidden: noneHidden,
  },
  'assistant.deletePrompt': {
    call: async (_world, caller) => ({
      params: { id: (await createPrompt(personOf(caller).user._id))._id.toHexString() },
    }),
    hidden: async ({ colleague }) => ({
      params: { id: (await createPrompt(colleague._id))._id.toHexString() },
    }),
  },
  'assistant.usage': { call: () => ({}), hidden: noneHidden },
};
