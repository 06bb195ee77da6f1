import { strayRules } from './check-styles.mjs';

const stray = (css: string) => strayRules(css, 'mfe-jobs');

it.each([
  '.mfe-jobs-card-a1 { color: red }',
  '.mfe-jobs-card-a1 p:hover { color: red }',
  'html[data-scheme="dark"] .mfe-jobs-card-a1 > a { color: red }',
  '@media (min-width: 20rem) { .mfe-jobs-card-a1 { color: red } }',
  '.mfe-jobs-card-a1 { & p { color: red } }',
  ':where(.mfe-jobs-card-a1, .mfe-jobs-row-b2) a { color: red }',
  '@keyframes mfe-jobs-arrive { from { opacity: 0 } to { opacity: 1 } }',
])('accepts %s', (css) => {
  expect(stray(css)).toEqual([]);
});

it.each([
  ['body { color: red }', 'body'],
  ['.mfe-jobs-card-a1, h1 { color: red }', 'h1'],
  ['.mfe-team-card-a1 { color: red }', '.mfe-team-card-a1'],
  ['.mfe-jobs { color: red }', '.mfe-jobs'],
  ['p:not(.mfe-jobs-card-a1) { color: red }', 'p:not(.mfe-jobs-card-a1)'],
  ['body:has(.mfe-jobs-card-a1) { color: red }', 'body:has(.mfe-jobs-card-a1)'],
  [':is(.mfe-jobs-card-a1, p) a { color: red }', ':is(.mfe-jobs-card-a1, p) a'],
  ['@media print { * { color: red } }', '*'],
  ['@keyframes arrive { from { opacity: 0 } }', '@keyframes arrive'],
  ['@import "https://elsewhere.test/a.css";', '@import "https://elsewhere.test/a.css"'],
  ['@font-face { font-family: Inter }', '@font-face'],
])('reports %s', (css, found) => {
  expect(stray(css)).toEqual([found]);
});
