import { cspNonce } from '@muster/kit';

declare global {
  // The bundler replaces it by its own variable, from which libraries read the nonce.
  var __webpack_nonce__: string | undefined;
}

/** Lets style tags that libraries make at run time carry the nonce of this page. */
export function allowLibraryStyles(): void {
  __webpack_nonce__ = cspNonce();
}
