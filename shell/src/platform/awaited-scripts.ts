/** Addresses of scripts whose loader reports their errors itself. */
export const awaitedScripts = new Set<string>();
