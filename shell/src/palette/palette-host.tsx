import { useSyncExternalStore } from 'react';
import type { PlatformV1 } from '@muster/contracts';
import { OwnServices } from '../platform/own-services.tsx';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { Palette, type PaletteProps } from './palette.tsx';
import { paletteApi } from './palette-api.ts';
import { closePalette, onPalette, readPalette } from './palette-opening.ts';

/** The palette says what fails in a line of its own; a toast would say it twice. */
const withoutErrorToasts = (platform: PlatformV1): PlatformV1 => ({
  ...platform,
  get session() {
    return platform.session;
  },
  notify: (message) => (message.kind === 'error' ? undefined : platform.notify(message)),
});

/** What stands over the page. The store stays from one opening to the next, for one role. */
export function PaletteHost(props: PaletteProps) {
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  return (
    <OwnServices api={paletteApi} adapt={withoutErrorToasts}>
      {shown === 'palette' && <Palette {...props} />}
      {shown === 'keys' && <KeyboardShortcuts onClose={closePalette} />}
    </OwnServices>
  );
}
