import { pageStartId, type EntryStart } from '@muster/contracts';

/** Returns what the server put into the page; empty if it put nothing there. */
export function readEntryStart(): EntryStart {
  const nothing = { answers: {}, ahead: [] };
  const text = document.getElementById(pageStartId)?.textContent;
  return text ? { ...nothing, ...(JSON.parse(text) as Partial<EntryStart>) } : nothing;
}
