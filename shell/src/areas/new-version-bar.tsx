import { useState, useSyncExternalStore } from 'react';
import { Button, toast, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { reloadPage } from '../platform/reload-page.ts';
import { reportError } from '../platform/report-error.ts';
import { mayLeave } from '../platform/shell-platform.ts';
import { knownBuild, onRegistry } from '../registry/registry.ts';
import { useDueShell } from '../registry/use-due-shell.ts';
import { onArea, readArea } from './area-state.ts';
import { areaName } from './area-name.ts';
import { VersionOffer } from './version-offer.tsx';
import classes from './new-version-bar.module.css';

/**
 * Offers a release made while the page is open: the shell's own build, which takes a reload, or
 * that of the visible area. Users who continue keep the current version with all of its code until
 * the next visit.
 */
export function NewVersionBar({ title }: { title: string }) {
  const t = useT(shellMessages);
  const shell = useDueShell();
  const area = useSyncExternalStore(onArea, readArea);
  const due = useSyncExternalStore(onRegistry, () =>
    area.phase === 'mounted' ? knownBuild(area.name) : undefined,
  );
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const decline = (build: string) => setDeclined((before) => new Set(before).add(build));
  const isShellOffered = shell !== null && !declined.has(shell);
  const isAreaOffered =
    area.phase === 'mounted' && due !== undefined && due !== area.build && !declined.has(due);

  async function use(renew: () => Promise<void>) {
    if (!(await mayLeave())) return;
    setBusy(true);
    await renew().catch((error: unknown) => {
      reportError(error, { source: 'new version' });
      toast({ kind: 'error', message: t('newVersionFailed') });
    });
    setBusy(false);
  }

  return (
    <div role="status" className={classes.place}>
      {isShellOffered && (
        <VersionOffer
          text={t('newShell')}
          action={
            <Button size="xs" onClick={() => void reloadPage()}>
              {t('newShellReload')}
            </Button>
          }
          onLater={() => decline(shell)}
        />
      )}
      {!isShellOffered && isAreaOffered && (
        <VersionOffer
          text={t('newVersion', { area: areaName(t, area.name, title) })}
          action={
            <Button size="xs" loading={busy} onClick={() => void use(area.renew)}>
              {t('newVersionUse')}
            </Button>
          }
          onLater={() => decline(due)}
        />
      )}
    </div>
  );
}
