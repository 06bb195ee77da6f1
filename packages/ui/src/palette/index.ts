export { CommandPalette, preloadCommandPalette } from './command-palette.tsx';
export type {
  CommandPaletteProps,
  LetterRange,
  PaletteGroup,
  PaletteOption,
} from './palette.types.ts';
