import { mayLeave } from './shell-platform.ts';
import { unsavedInput } from './unsaved-input.ts';

/** Reloads the page unless unsaved input must stay. Stored drafts are available afterwards. */
export async function reloadPage(): Promise<void> {
  if (!(await mayLeave())) return;
  // The user has already answered, so the browser need not ask again.
  unsavedInput.clear();
  window.location.reload();
}
