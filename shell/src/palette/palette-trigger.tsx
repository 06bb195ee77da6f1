import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary, lazyComponent } from '@muster/kit';
import {
  dismissToast,
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

/** Loads all parts of the palette together, so that a missing chunk is reported once. */
async function load() {
  const [{ PaletteHost: component }] = await Promise.all([
    import(/* webpackChunkName: "palette" */ './palette-host.tsx'),
    preloadCommandPalette(),
  ]);
  return component;
}

const PaletteHost = lazyComponent(load);
const prefetch = () => void load().catch(() => undefined);

const lostToast = 'palette-lost';

/**
 * Milliseconds after which the palette is loaded in the background, so that it is ready for the
 * first key press.
 */
const restsAfter = 3_000;

/** Opens the palette: a field in the staff layout, a lens in the light one, and shortcuts. */
export function PaletteTrigger({ look, ...props }: PaletteProps & { look: 'field' | 'lens' }) {
  const t = useT(triggerMessages);
  const { shown } = useSyncExternalStore(onPalette, readPalette);
  const [used, setUsed] = useState(false);
  if (shown !== 'nothing' && !used) setUsed(true);
  // Opened again: what was said of the last try is no longer true.
  useEffect(() => {
    if (shown !== 'nothing') dismissToast(lostToast);
  }, [shown]);
  usePaletteShortcuts();
  useRecentRecorder(props);

  useEffect(() => {
    const timer = setTimeout(prefetch, restsAfter);
    return () => clearTimeout(timer);
  }, []);

  function giveUp(error: unknown) {
    closePalette();
    setUsed(false);
    toast({ kind: 'error', message: t('lost'), id: lostToast });
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
