import { createNavigation } from '@muster/kit';
import { guardHistory } from '../routing/guard-history.ts';
import { confirmLeave } from './leave-question.ts';
import { unsavedInput } from './unsaved-input.ts';

const history = guardHistory(unsavedInput, confirmLeave);

/** The only way to change the address, for the shell and every remote. */
export const navigation = createNavigation({
  blocker: unsavedInput,
  confirmLeave,
  announced: true,
  onWrite: history.allowNext,
});
