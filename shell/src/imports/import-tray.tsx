import { useEffect, useSyncExternalStore } from 'react';
import { VisuallyHidden, useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { isStreamStanding, onStreamStanding } from '../stream/stream-standing.ts';
import { TraySection } from '../tray/tray-section.tsx';
import { useNews } from '../tray/use-news.ts';
import { useShown } from '../tray/use-shown.ts';
import { ImportItem } from './import-item.tsx';
import { importMemory } from './import-memory.ts';
import { isUnderWay } from './import-words.ts';
import { api } from './imports-api.ts';
import { importMessages } from './messages.ts';
import { useTellLists } from './use-tell-lists.ts';

/** How often it is looked while something is under way, in milliseconds. */
const pollMs = { alone: 1000, besideTheStream: 5000 };

/** The imports of the person, over whatever page is open. */
export function ImportTray() {
  return (
    <OwnServices api={api} background>
      <Tray />
    </OwnServices>
  );
}

function Tray() {
  const t = useT(importMessages);
  const standing = useSyncExternalStore(onStreamStanding, isStreamStanding);
  const known = api.endpoints.importsList.useQueryState();
  const anyUnderWay = known.data?.data.some(isUnderWay) ?? false;
  const { data } = api.useImportsListQuery(undefined, {
    pollingInterval: anyUnderWay ? pollMs[standing ? 'besideTheStream' : 'alone'] : 0,
    refetchOnMountOrArgChange: true,
  });
  const { shown, dismiss } = useShown(data?.data ?? [], {
    memory: importMemory,
    askedId: null,
    isUnderWay,
  });
  const news = useNews(data?.data, (one) => t(`said.${one.status}`, { name: one.fileName }));
  useTellLists(data?.data);
  const isPresent = shown.length > 0;
  useEffect(() => {
    if (data) importMemory.rememberPresence(isPresent);
  }, [data, isPresent]);
  const over = shown.filter((one) => !isUnderWay(one));
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isPresent && (
        <TraySection
          title={t('title')}
          dismissAll={
            over.length > 1
              ? { label: t('dismissAll'), onClick: () => dismiss(over.map(({ id }) => id)) }
              : undefined
          }
        >
          {shown.map((item) => (
            <ImportItem key={item.id} item={item} onDismiss={() => dismiss([item.id])} />
          ))}
        </TraySection>
      )}
    </>
  );
}
