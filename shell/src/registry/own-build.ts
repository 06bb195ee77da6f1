/** Returns the shell build of this page from its HTML; null in development. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
