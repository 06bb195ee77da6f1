import { partOf } from './part.ts';

/** The code of menus and popovers. */
export const library = partOf(() => import(/* webpackChunkName: "floating" */ './library.ts'));

/** Prefetches it, as on hover. A failure is harmless: opening retries. */
export const preloadLibrary = (): void => void library.load().catch(() => undefined);
