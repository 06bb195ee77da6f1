// Every query by role asks for the style of each element over and over, and jsdom tries each rule of
// the browser's own style sheet on it: a seventh of the time of a screen's tests. Nothing is judged
// by its looks here; pages are, in real browsers. To be loaded before jsdom is.
const cssom = require('rrweb-cssom');
const sheetFile = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

/** What says whether an element is there, in the way, or apart from its neighbours. */
const asked = new Set(['display', 'visibility', 'position', 'white-space']);

/** The rules of a style sheet without the properties that say only how something looks. */
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

/** Which names of elements are all that a selector asks for, or the only one that it can match. */
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
  // What is no rule of elements, such as key frames, has none.
  if (selector === undefined) return false;
  const { all, only } = namesIn(selector);
  if (all) return all.has(element.localName);
  return (only === undefined || only === element.localName) && matchesDontThrow(element, selector);
};
