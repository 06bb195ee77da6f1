import { cspNonce } from '@muster/kit';

declare global {
  // The bundler replaces it by its own variable, from which libraries read the nonce.
  var __webpack_nonce__: string | undefined;
}

/** Gives the page's nonce to style tags that libraries create at run time. */
export function allowLibraryStyles(): void {
  __webpack_nonce__ = cspNonce();
}
