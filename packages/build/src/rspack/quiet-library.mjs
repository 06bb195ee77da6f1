/** What the component library calls its parts in the tools of developers. */
const names = /^\w+\.displayName = ".+";$/gm;

/** The loader. @this {import('@rspack/core').LoaderContext} @param {string} source */
export default function load(source) {
  return source.replace(names, '');
}
