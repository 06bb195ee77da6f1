import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';

const { resolve } = createRequire(import.meta.url);
const asModule = (/** @type {string} */ file) => file.replace(/\.cjs$/, '.js');
const commonJs = /[\\/]@module-federation[\\/].+\.cjs$/;

/**
 * The federation plugin imports its runtime as CommonJS, which cannot be tree-shaken. The same
 * files exist as ES modules, of which a build keeps only what it uses.
 */
export const federationAsModules = () =>
  new rspack.NormalModuleReplacementPlugin(commonJs, (asked) => {
    if (commonJs.test(asked.request)) asked.request = asModule(asked.request);
  });

/** Takes precedence over the plugin's own alias of this name. */
export const federationAlias = {
  '@module-federation/runtime': asModule(resolve('@module-federation/runtime')),
};
