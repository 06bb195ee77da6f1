import { partOf } from './part.ts';

/** What draws menus and popovers. */
export const library = partOf(() => import(/* webpackChunkName: "floating" */ './library.ts'));

/** Fetches it ahead, as for what is pointed at. A failure costs nothing: opening it tries again. */
export const preloadLibrary = (): void => void library.load().catch(() => undefined);
