import { useState, useSyncExternalStore } from 'react';
import { Button, IconRefresh, toast, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { reportError } from '../platform/report-error.ts';
import { mayLeave } from '../platform/shell-platform.ts';
import { knownBuild, onRegistry } from '../registry/registry.ts';
import { onArea, readArea } from './area-state.ts';
import classes from './new-version-bar.module.css';

type Translate = ReturnType<typeof useT<NonNullable<(typeof shellMessages)['key']>>>;
type AreaKey = Extract<Parameters<Translate>[0], `areaName.${string}`>;

const isNamed = (key: string): key is AreaKey => {
  const { areaName } = shellMessages.en;
  return typeof areaName === 'object' && Object.hasOwn(areaName, key.slice('areaName.'.length));
};

/** What people call the area; a new one is called as the page in sight. */
function areaName(t: Translate, name: string, otherwise: string): string {
  const key = `areaName.${name}`;
  return isNamed(key) ? t(key) : otherwise;
}

/**
 * Offers the build that was released while the area is in sight. Who goes on working keeps the old
 * one, with all of its code, until the next visit to the area.
 */
export function NewVersionBar({ title }: { title: string }) {
  const t = useT(shellMessages);
  const area = useSyncExternalStore(onArea, readArea);
  const due = useSyncExternalStore(onRegistry, () =>
    area.phase === 'mounted' ? knownBuild(area.name) : undefined,
  );
  const [declined, setDeclined] = useState<string>();
  const [busy, setBusy] = useState(false);
  const offered = area.phase === 'mounted' && due !== undefined && due !== area.build;

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
      {offered && declined !== due && (
        <div className={classes.bar}>
          <IconRefresh size={16} aria-hidden />
          <span className={classes.text}>
            {t('newVersion', { area: areaName(t, area.name, title) })}
          </span>
          <Button size="xs" loading={busy} onClick={() => void use(area.renew)}>
            {t('newVersionUse')}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setDeclined(due)}>
            {t('newVersionLater')}
          </Button>
        </div>
      )}
    </div>
  );
}
