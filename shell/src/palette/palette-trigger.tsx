import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary, lazyComponent } from '@muster/kit';
import {
  IconButton,
  IconSearch,
  preloadCommandPalette,
  SearchTrigger,
  toast,
  useT,
} from '@muster/ui';
import { reportError } from '../platform/report-error.ts';
import type { PaletteProps } from './palette.tsx';
import { closePalette, onPalette, openPalette, readPalette } from './palette-opening.ts';
import { paletteShortcut } from './palette-shortcut.ts';
import { triggerMessages } from './trigger-messages.ts';
import { useRecentRecorder } from './use-recent-recorder.ts';
import { usePaletteShortcuts } from './use-palette-shortcuts.ts';

/** All that an opened palette consists of, so that a lost part shows in one place. */
async function load() {
  const [{ PaletteHost: component }] = await Promise.all([
    import(/* webpackChunkName: "palette" */ './palette-host.tsx'),
    preloadCommandPalette(),
  ]);
  return component;
}

const PaletteHost = lazyComponent(load);
const prefetch = () => void load().catch(() => undefined);

/** Once the page has come to rest, so that the first key already finds the palette there. */
const restsAfter = 3_000;

/** The way into the palette: a field in the staff's bar, a lens in the lighter one, and the keys. */
export function PaletteTrigger({ look, ...props }: PaletteProps & { look: 'field' | 'lens' }) {
  const t = useT(triggerMessages);
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  const [used, setUsed] = useState(false);
  if (shown !== 'nothing' && !used) setUsed(true);
  usePaletteShortcuts();
  useRecentRecorder(props);

  useEffect(() => {
    const timer = setTimeout(prefetch, restsAfter);
    return () => clearTimeout(timer);
  }, []);

  function giveUp(error: unknown) {
    closePalette();
    setUsed(false);
    toast({ kind: 'error', message: t('lost') });
    reportError(error, { source: 'shell' });
  }

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
        <ErrorBoundary onError={giveUp} fallback={() => null}>
          <Suspense fallback={null}>
            <PaletteHost {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
