let name = 'Muster';

/** The agency's name as guests and mails read it. */
export const agencyName = (): string => name;

/** Sets the name at the start, from the configuration. */
export function setAgencyName(configured: string): void {
  name = configured;
}
