import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorState, LoadingText, PageSkeleton, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { withProduct } from '../routing/document-title.ts';
import { areaHost } from './area-host.ts';
import { onArea, readArea } from './area-state.ts';

const texts = {
  failed: 'areaFailedText',
  slow: 'areaSlowText',
  version: 'areaVersionText',
} as const;

/** Where the remote in sight stands, with what is shown while it loads and when it fails. */
export function AreaOutlet({ title }: { title: string }) {
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
        <>
          <PageSkeleton variant="list" />
          <LoadingText>{t('areaLoading', { area: title })}</LoadingText>
        </>
      )}
      {'retry' in area && (
        <ErrorState
          size="page"
          title={t('areaFailedTitle', { area: title })}
          text={t(texts[area.phase])}
          onRetry={area.phase === 'version' ? () => window.location.reload() : area.retry}
        />
      )}
      <div ref={place} style={{ display: 'contents' }} />
    </>
  );
}
