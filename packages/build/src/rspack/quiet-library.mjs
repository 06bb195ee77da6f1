/** What the component library calls its parts in the tools of developers. */
const names = /^\w+\.displayName = ".+";$/gm;

/** The library as pages run it, which show these names to nobody. @param {string} source */
export const quietLibrary = (source) => source.replace(names, '');

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  return quietLibrary(source);
}
