import { useSyncExternalStore } from 'react';
import type { PlatformV1 } from '@muster/contracts';
import { OwnServices } from '../platform/own-services.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { Palette, type PaletteProps } from './palette.tsx';
import { paletteApi } from './palette-api.ts';
import { closePalette, onPalette, readPalette } from './palette-opening.ts';

/** The palette shows errors in a line of its own, so a toast would repeat them. */
const withoutErrorToasts = (platform: PlatformV1): PlatformV1 => ({
  ...platform,
  get session() {
    return platform.session;
  },
  notify: (message) => (message.kind === 'error' ? undefined : platform.notify(message)),
});

/** The open overlay. The store is kept between openings while the role stays the same. */
export function PaletteHost(props: PaletteProps) {
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  return (
    <OwnServices api={paletteApi} adapt={withoutErrorToasts}>
      {shown === 'palette' && <Palette {...props} />}
      {shown === 'keys' && <KeyboardShortcuts onClose={closePalette} />}
    </OwnServices>
  );
}
