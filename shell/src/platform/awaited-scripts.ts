/** Addresses of scripts that somebody waits for, who also reports what they throw. */
export const awaitedScripts = new Set<string>();
