import { agencySettings } from '../settings/agency-settings.ts';

let configuredName = 'Muster';

/** Returns the agency's name for guests and mails. */
export const agencyName = (): string => agencySettings().company.name ?? configuredName;

/** Sets the configured name at the start; the settings take precedence. */
export function setAgencyName(configured: string): void {
  configuredName = configured;
}
