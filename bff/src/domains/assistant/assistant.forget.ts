import type { Forget } from '../../personal/forget.ts';
import { JobDialogueModel } from './dialogue/job-dialogue.model.ts';
import { PromptModel } from './playground/prompt.model.ts';

/** Deletes dialogues and saved inputs that may name the erased person, as a whole. */
export const forgetAssistant: Forget = async ({ session }, { pattern }) => {
  const dialogues = await JobDialogueModel.find({}, { messages: 1, draft: 1 }, { session }).lean();
  const named = dialogues.filter(
    ({ messages, draft }) =>
      messages.some(({ text }) => text !== null && pattern.test(text)) ||
      pattern.test(draft.title ?? ''),
  );
  await JobDialogueModel.deleteMany({ _id: { $in: named.map(({ _id }) => _id) } }, { session });
  const prompts = await PromptModel.find({}, { name: 1, input: 1 }, { session }).lean();
  const theirs = prompts.filter(({ name, input }) => pattern.test(name) || pattern.test(input));
  await PromptModel.deleteMany({ _id: { $in: theirs.map(({ _id }) => _id) } }, { session });
};
