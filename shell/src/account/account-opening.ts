import { closePanel, openPanel, replacePanel, switchPanel } from '../platform/panel-address.ts';

const panel = 'account';
const firstPart = 'profile';

/** Opens the own account over the page, wherever the person is. */
export const openAccount = (): void => openPanel(panel, firstPart);
/** Opens one part in the place of the notification centre. */
export const openAccountFromCentre = (part: string): void =>
  replacePanel('notifications', panel, part);
/** Goes from one part to another; Back leaves the account all the same. */
export const switchAccountTo = (part: string): void => switchPanel(panel, part);
export const closeAccount = (): void => closePanel(panel);

/** The part that the address asks for; null while the account is closed. */
export const accountPart = (search: string): string | null =>
  new URLSearchParams(search).get(panel);

/** Whether the own account stands over the page. */
export const isAccountOpen = (): boolean => accountPart(window.location.search) !== null;
