// Every query by role asks for the style of each element repeatedly, and jsdom tries each rule of
// the browser's style sheet on it: a seventh of the time of a screen's tests. These tests check no
// looks; tests in real browsers do. Must be loaded before jsdom.
const cssom = require('rrweb-cssom');
const sheetFile = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** Properties that tell whether an element is shown, in the way, or apart from its neighbours. */
const asked = new Set(['display', 'visibility', 'position', 'white-space']);

/** Returns the rules of a style sheet without purely visual properties. */
function withoutLooks(text) {
  const sheet = cssom.parse(text);
  for (const { style } of sheet.cssRules)
    for (const property of Array.from(style ?? []))
      if (!asked.has(property)) style.removeProperty(property);
  return sheet.cssRules
    .filter(({ style }) => style?.length > 0)
    .map(({ cssText }) => cssText)
    .join('\n');
}

require(sheetFile);
require.cache[sheetFile].exports = withoutLooks(require(sheetFile));

const listOfNames = /^[a-z][a-z0-9]*(?:\s*,\s*[a-z][a-z0-9]*)*$/;
const nameWithMore = /^([a-z][a-z0-9]*)[[:][^\s,>+~]*$/;

/** @type {Map<string, { all: Set<string> | null, only: string | undefined }>} */
const known = new Map();

/** Returns the element names that are all a selector asks for, or the only ones it can match. */
function namesIn(selector) {
  let names = known.get(selector);
  if (!names) {
    const all = listOfNames.test(selector) ? new Set(selector.split(/\s*,\s*/)) : null;
    names = { all, only: nameWithMore.exec(selector)?.[1] };
    known.set(selector, names);
  }
  return names;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  // Rules that match no elements, such as key frames, have no selector.
  if (selector === undefined) return false;
  const { all, only } = namesIn(selector);
  if (all) return all.has(element.localName);
  return (only === undefined || only === element.localName) && matchesDontThrow(element, selector);
};
