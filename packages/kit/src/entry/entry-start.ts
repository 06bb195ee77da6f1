import { pageStartId, type EntryStart } from '@muster/contracts';

/** What the server has put into the page; nothing where it put nothing there. */
export function readEntryStart(): EntryStart {
  const nothing = { answers: {}, ahead: [] };
  const text = document.getElementById(pageStartId)?.textContent;
  return text ? { ...nothing, ...(JSON.parse(text) as Partial<EntryStart>) } : nothing;
}
