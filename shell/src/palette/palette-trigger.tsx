import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton, IconSearch, preloadCommandPalette, SearchTrigger, useT } from '@muster/ui';
import { paletteMessages } from './messages.ts';
import type { PaletteProps } from './palette.tsx';
import { onPalette, openPalette, readPalette } from './palette-opening.ts';
import { paletteShortcut } from './palette-shortcut.ts';
import { useRecentRecorder } from './use-recent-recorder.ts';
import { usePaletteShortcuts } from './use-palette-shortcuts.ts';

const load = () => import(/* webpackChunkName: "palette" */ './palette-host.tsx');
const PaletteHost = lazy(async () => ({ default: (await load()).PaletteHost }));

function prefetch() {
  preloadCommandPalette();
  load().catch(() => undefined);
}

/** Once the page has come to rest, so that the first key already finds the palette there. */
const restsAfter = 3_000;

/** The way into the palette: a field in the staff's bar, a lens in the lighter one, and the keys. */
export function PaletteTrigger({ look, ...props }: PaletteProps & { look: 'field' | 'lens' }) {
  const t = useT(paletteMessages);
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  const [used, setUsed] = useState(false);
  if (shown !== 'nothing' && !used) setUsed(true);
  usePaletteShortcuts();
  useRecentRecorder(props);

  useEffect(() => {
    const timer = setTimeout(prefetch, restsAfter);
    return () => clearTimeout(timer);
  }, []);

  const label = t(props.active.permissions['search.use'] ? 'open' : 'openPlain');
  return (
    <>
      <span onPointerEnter={prefetch} onFocus={prefetch}>
        {look === 'field' ? (
          <SearchTrigger label={label} shortcut={paletteShortcut} onClick={openPalette} />
        ) : (
          <IconButton size="lg" aria-label={label} aria-haspopup="dialog" onClick={openPalette}>
            <IconSearch size={18} />
          </IconButton>
        )}
      </span>
      {used && (
        <Suspense fallback={null}>
          <PaletteHost {...props} />
        </Suspense>
      )}
    </>
  );
}
