let publicUrl = new URL('http://localhost');

/** Sets the platform's public address, from the configuration. */
export function setSiteAddress(configured: URL): void {
  publicUrl = configured;
}

/** Returns the full address of a path, for calendars and mails, which are read elsewhere. */
export const siteAddress = (path: string): string => new URL(path, publicUrl).href;
