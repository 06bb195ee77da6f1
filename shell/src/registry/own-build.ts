/** The build of the shell that this page runs, as its HTML says; null while developing. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null;
