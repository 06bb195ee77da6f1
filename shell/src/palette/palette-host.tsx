import { useSyncExternalStore } from 'react';
import { OwnServices } from '../platform/own-services.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { Palette } from './palette.tsx';
import type { PaletteProps } from './palette.tsx';
import { paletteApi } from './palette-api.ts';
import { closePalette, onPalette, readPalette } from './palette-opening.ts';

/** What stands over the page. The store stays from one opening to the next, for one role. */
export function PaletteHost(props: PaletteProps) {
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  return (
    <OwnServices api={paletteApi}>
      {shown === 'palette' && <Palette {...props} />}
      {shown === 'keys' && <KeyboardShortcuts onClose={closePalette} />}
    </OwnServices>
  );
}
