import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);
const asModule = (/** @type {string} */ file) => file.replace(/\.cjs$/, '.js');
const commonJs = /[\\/]@module-federation[\\/].+\.cjs$/;

/**
 * The federation plugin names its runtime as CommonJS, of which nothing can be left out. The same
 * files stand beside those as modules: of these a build has what it uses.
 */
export const federationAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(commonJs, (asked) => {
    if (commonJs.test(asked.request)) asked.request = asModule(asked.request);
  });

/** Goes before the plugin's own alias of this name. */
export const federationAlias = {
  '@module-federation/runtime': asModule(resolve('@module-federation/runtime')),
};
