import { writeFileSync } from 'node:fs';
import { themeCss } from '../src/theme/theme-css.ts';
import { tokensCss } from '../src/theme/tokens-css.ts';

writeFileSync(new URL('../src/styles/tokens.css', import.meta.url), tokensCss());
writeFileSync(new URL('../src/styles/theme.css', import.meta.url), themeCss());
