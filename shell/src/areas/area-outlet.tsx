import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Route } from '@muster/contracts';
import { ErrorState, LoadingText, PageSkeleton, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { withProduct } from '../routing/document-title.ts';
import classes from './area-outlet.module.css';
import { areaHost } from './area-host.ts';
import { onArea, readArea } from './area-state.ts';
import { NewVersionBar } from './new-version-bar.tsx';

const texts = {
  unreachable: { title: 'areaUnreachableTitle', text: 'areaUnreachableText' },
  slow: { title: 'areaSlowTitle', text: 'areaSlowText' },
  broken: { title: 'areaBrokenTitle', text: 'areaBrokenText' },
  version: { title: 'areaVersionTitle', text: 'areaVersionText' },
} as const;

/** Checks whether a page, or the page below an overlay, shows one record. */
const isOfRecord = (route: Route) => (route.parent ?? route.path).includes('/:');

/** Holds the visible remote, with its loading and error states. */
export function AreaOutlet({ route }: { route: Route }) {
  const { title } = route;
  const t = useT(shellMessages);
  const place = useRef<HTMLDivElement>(null);
  const area = useSyncExternalStore(onArea, readArea);

  useLayoutEffect(() => {
    place.current?.append(areaHost);
  }, []);

  const named = area.phase === 'mounted';
  useEffect(() => {
    if (!named) document.title = withProduct(title);
  }, [named, title]);

  return (
    <>
      {area.phase === 'loading' && (
        <div className={classes.waiting}>
          <PageSkeleton variant={isOfRecord(route) ? 'record' : 'list'} />
          <LoadingText>{t('areaLoading', { area: title })}</LoadingText>
        </div>
      )}
      {area.phase === 'failed' && (
        <ErrorState
          size="page"
          title={t(texts[area.kind].title, { area: title })}
          text={t(texts[area.kind].text)}
          onRetry={area.retry}
        />
      )}
      <div ref={place} className={classes.place} />
      <NewVersionBar title={title} />
    </>
  );
}
