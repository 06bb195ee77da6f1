/** The bundler's runtime; absent in unbundled code. */
declare const __webpack_require__:
  { readonly c?: Record<string, { readonly error?: unknown }> } | undefined;

/**
 * Lets modules run again that threw when they first did: the bundler's runtime would throw the same
 * error for as long as the page lives. A part of the shared library that did not arrive is such an
 * error, in each module that takes of it.
 */
export function forgetThrownModules(): void {
  const modules = typeof __webpack_require__ === 'undefined' ? undefined : __webpack_require__.c;
  if (!modules) return;
  for (const [id, { error }] of Object.entries(modules))
    if (error !== undefined) Reflect.deleteProperty(modules, id);
}
