import { readFileSync } from 'node:fs';
import path from 'node:path';

const part = (/** @type {string} */ name) =>
  readFileSync(path.join(import.meta.dirname, name), 'utf8').trim();

/** A page with what all pages begin with. @param {string} file of the page */
export const readTemplate = (file) =>
  readFileSync(file, 'utf8').replace('__COLOR_SCHEME__', () => part('color-scheme.html'));
