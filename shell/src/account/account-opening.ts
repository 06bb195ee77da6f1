import { closePanel, openPanel, replacePanel, switchPanel } from '../platform/panel-address.ts';

const panel = 'account';
const firstPart = 'profile';

/** Opens the user's account over the current page. */
export const openAccount = (): void => openPanel(panel, firstPart);
/** Opens one part in place of the notification centre. */
export const openAccountFromCentre = (part: string): void =>
  replacePanel('notifications', panel, part);
/** Switches to another part; Back still leaves the account. */
export const switchAccountTo = (part: string): void => switchPanel(panel, part);
export const closeAccount = (): void => closePanel(panel);

/** Returns the part in the address; null while the account is closed. */
export const accountPart = (search: string): string | null =>
  new URLSearchParams(search).get(panel);

/** Checks whether the user's account is open over the page. */
export const isAccountOpen = (): boolean => accountPart(window.location.search) !== null;
