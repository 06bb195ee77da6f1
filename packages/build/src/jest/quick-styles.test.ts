/** @jest-environment <rootDir>/src/jest/jsdom-environment.cjs */

const displayOf = (html: string): string => {
  document.body.innerHTML = html;
  return getComputedStyle(document.body.querySelector('[data-asked]')!).display;
};

test.each([
  ['<p data-asked>', 'block'],
  ['<ul><li data-asked></ul>', 'list-item'],
  ['<table><tr><th data-asked></table>', 'table-cell'],
  ['<button data-asked>', 'inline-block'],
  ['<dialog data-asked>', 'none'],
  ['<input data-asked type="hidden">', 'none'],
  ['<input data-asked type="text">', 'inline-block'],
  ['<ruby><rp data-asked></ruby>', 'none'],
  ['<template data-asked>', 'none'],
  ['<section data-asked hidden>', 'none'],
  ['<section data-asked style="display: flex">', 'flex'],
])('the display value of %s is that of the browser’s own style sheet: %s', (html, display) => {
  expect(displayOf(html)).toBe(display);
});

test('rules of the page apply as well, by tag, class and surrounding elements', () => {
  const rules = 'aside, em { display: grid } .gone { visibility: hidden } p > b { display: none }';
  const moves = '@keyframes turn { to { rotate: 1turn } } @supports (display: grid) { p {} }';
  document.head.innerHTML = `<style>${moves}${rules}</style>`;
  expect(displayOf('<em data-asked>')).toBe('grid');
  expect(displayOf('<p><b data-asked></p>')).toBe('none');
  expect(displayOf('<b data-asked>')).not.toBe('none');
  document.body.innerHTML = '<div class="gone"><i></i></div>';
  expect(getComputedStyle(document.querySelector('i')!).visibility).toBe('hidden');
});
