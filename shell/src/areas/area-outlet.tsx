import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorState, LoadingText, PageSkeleton, useT } from '@muster/ui';
import { shellMessages } from '../messages/en.ts';
import { withProduct } from '../routing/document-title.ts';
import { areaHost } from './area-host.ts';
import { onArea, readArea } from './area-state.ts';
import { NewVersionBar } from './new-version-bar.tsx';

const texts = {
  unreachable: { title: 'areaUnreachableTitle', text: 'areaUnreachableText' },
  slow: { title: 'areaSlowTitle', text: 'areaSlowText' },
  broken: { title: 'areaBrokenTitle', text: 'areaBrokenText' },
  version: { title: 'areaVersionTitle', text: 'areaVersionText' },
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
      {area.phase === 'failed' && (
        <ErrorState
          size="page"
          title={t(texts[area.kind].title, { area: title })}
          text={t(texts[area.kind].text)}
          onRetry={area.retry}
        />
      )}
      <div ref={place} style={{ display: 'contents' }} />
      <NewVersionBar title={title} />
    </>
  );
}
