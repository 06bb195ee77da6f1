let publicUrl = new URL('http://localhost');

/** Sets where people reach the platform, from the configuration. */
export function setSiteAddress(configured: URL): void {
  publicUrl = configured;
}

/** The whole address of a path, for calendars and mails, which are read elsewhere. */
export const siteAddress = (path: string): string => new URL(path, publicUrl).href;
