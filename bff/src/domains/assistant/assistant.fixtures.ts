import { limits } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { SignedIn } from '../../testing/sign-in.ts';
import { JobDialogueModel, type JobDialogueRecord } from './dialogue/job-dialogue.model.ts';
import { PromptModel, type PromptRecord } from './playground/prompt.model.ts';
import { emptyDraft } from './rules/converse.ts';

type Person = Pick<SignedIn, 'user' | 'assignment'>;

/** Creates an open dialogue of a user, replacing their previous one. */
export async function createDialogue(
  { user, assignment }: Person,
  changes: Partial<JobDialogueRecord> = {},
): Promise<JobDialogueRecord> {
  const own = { userId: user._id, companyId: assignment.companyId ?? null };
  await JobDialogueModel.updateMany({ ...own, status: 'open' }, { status: 'given_up' });
  const made = await JobDialogueModel.create({
    ...own,
    engine: 'local',
    draft: emptyDraft,
    asking: 'title',
    expiresAt: new Date(Date.now() + limits.assistant.dialogueKept),
    ...changes,
  });
  return made.toObject();
}

let names = 1;
export async function createPrompt(userId: Types.ObjectId): Promise<PromptRecord> {
  const name = `Kept ${names++}`;
  const made = await PromptModel.create({
    userId,
    name,
    nameKey: name.toLowerCase(),
    task: 'bio',
    input: 'Role: QA engineer',
    createdAt: new Date(),
  });
  return made.toObject();
}
