import { mayLeave } from './shell-platform.ts';
import { unsavedInput } from './unsaved-input.ts';

/** Loads the page anew, unless unsaved input is to stay. Drafts that are kept are there afterwards. */
export async function reloadPage(): Promise<void> {
  if (!(await mayLeave())) return;
  // Asked and answered: the browser need not ask once more.
  unsavedInput.clear();
  window.location.reload();
}
