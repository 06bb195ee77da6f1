import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisuallyHidden, useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { isStreamStanding, onStreamStanding } from '../stream/stream-standing.ts';
import { askedEntry, withoutAsked } from '../tray/asked-entry.ts';
import { TraySection } from '../tray/tray-section.tsx';
import { useNews } from '../tray/use-news.ts';
import { useShown } from '../tray/use-shown.ts';
import { ExportItem } from './export-item.tsx';
import { exportKey, exportMemory } from './export-memory.ts';
import { isUnderWay, nameOf } from './export-words.ts';
import { api } from './exports-api.ts';
import { trayMessages } from './messages.ts';

/** How often it is looked while something is under way, in milliseconds. */
const pollMs = { alone: 1000, besideTheStream: 5000 };

/** The exports of the person, over whatever page is open. */
export function ExportTray() {
  return (
    <OwnServices api={api} background>
      <Tray />
    </OwnServices>
  );
}

function Tray() {
  const t = useT(trayMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const askedId = askedEntry(location.search, exportKey);
  const standing = useSyncExternalStore(onStreamStanding, isStreamStanding);
  const known = api.endpoints.exportsList.useQueryState();
  const anyUnderWay = known.data?.data.some(isUnderWay) ?? false;
  const { data } = api.useExportsListQuery(undefined, {
    pollingInterval: anyUnderWay ? pollMs[standing ? 'besideTheStream' : 'alone'] : 0,
    refetchOnMountOrArgChange: true,
  });
  const { shown, dismiss } = useShown(data?.data ?? [], {
    memory: exportMemory,
    askedId,
    isUnderWay,
  });
  const news = useNews(data?.data, (one) => t(`said.${one.status}`, { name: nameOf(t, one) }));
  const isPresent = shown.length > 0;
  useEffect(() => {
    if (data) exportMemory.rememberPresence(isPresent);
  }, [data, isPresent]);

  function putAway(ids: readonly string[]) {
    dismiss(ids);
    if (askedId !== null && ids.includes(askedId))
      void navigate(withoutAsked(location, exportKey), { replace: true });
  }

  const over = shown.filter((one) => !isUnderWay(one));
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isPresent && (
        <TraySection
          title={t('title')}
          dismissAll={
            over.length > 1
              ? { label: t('dismissAll'), onClick: () => putAway(over.map(({ id }) => id)) }
              : undefined
          }
        >
          {shown.map((item) => (
            <ExportItem key={item.id} item={item} onDismiss={() => putAway([item.id])} />
          ))}
        </TraySection>
      )}
    </>
  );
}
