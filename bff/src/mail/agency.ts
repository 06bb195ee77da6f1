import { agencySettings } from '../settings/agency-settings.ts';

let configuredName = 'Muster';

/** The agency's name as guests and mails read it. */
export const agencyName = (): string => agencySettings().company.name ?? configuredName;

/** Sets the name at the start, from the configuration; the settings go before it. */
export function setAgencyName(configured: string): void {
  configuredName = configured;
}
