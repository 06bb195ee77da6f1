/** Display names of the library's components in developer tools. */
const names = /^\w+\.displayName = ".+";$/gm;

/** The library as pages run it, which show these names to nobody. @param {string} source */
export const quietLibrary = (source) => source.replace(names, '');

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  return quietLibrary(source);
}
