import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyNamed } from '@muster/kit';
import { VisuallyHidden, useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { isStreamStanding, onStreamStanding } from '../stream/stream-standing.ts';
import { askedEntry, withoutAsked } from '../tray/asked-entry.ts';
import { TraySection } from '../tray/tray-section.tsx';
import { useNews } from '../tray/use-news.ts';
import { useShown } from '../tray/use-shown.ts';
import { operationMessages } from './messages.ts';
import { OperationItem } from './operation-item.tsx';
import { operationKey, operationMemory } from './operation-memory.ts';
import { isUnderWay, nameOf } from './operation-words.ts';
import { api } from './operations-api.ts';
import { useTellOthers } from './use-tell-others.ts';

const OperationDrawer = lazyNamed(() => import('./operation-drawer.tsx'), 'OperationDrawer');

/** How often it is looked while something is under way, in milliseconds. */
const pollMs = { alone: 1000, besideTheStream: 5000 };

/** The changes of many of the person, over whatever page is open. */
export function OperationTray() {
  return (
    <OwnServices api={api} background>
      <Tray />
    </OwnServices>
  );
}

function Tray() {
  const t = useT(operationMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const askedId = askedEntry(location.search, operationKey);
  const standing = useSyncExternalStore(onStreamStanding, isStreamStanding);
  const known = api.endpoints.operationsList.useQueryState();
  const anyUnderWay = known.data?.data.some(isUnderWay) ?? false;
  const { data } = api.useOperationsListQuery(undefined, {
    pollingInterval: anyUnderWay ? pollMs[standing ? 'besideTheStream' : 'alone'] : 0,
    refetchOnMountOrArgChange: true,
  });
  // Small ones were over with their request, and said so there.
  const inBackground = data?.data.filter((one) => one.inBackground);
  const { shown, dismiss } = useShown(inBackground ?? [], {
    memory: operationMemory,
    askedId: null,
    isUnderWay,
  });
  const news = useNews(data?.data, (one) =>
    one.inBackground ? t(`said.${one.status}`, { name: nameOf(t, one) }) : '',
  );
  useTellOthers(data?.data);
  const isPresent = shown.length > 0;
  useEffect(() => {
    if (data) operationMemory.rememberPresence(isPresent);
  }, [data, isPresent]);

  function openResults(id: string) {
    const params = new URLSearchParams(location.search);
    params.set(operationKey, id);
    void navigate(`${location.pathname}?${params.toString()}${location.hash}`);
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
              ? { label: t('dismissAll'), onClick: () => dismiss(over.map(({ id }) => id)) }
              : undefined
          }
        >
          {shown.map((operation) => (
            <OperationItem
              key={operation.id}
              operation={operation}
              onResults={() => openResults(operation.id)}
              onDismiss={() => dismiss([operation.id])}
            />
          ))}
        </TraySection>
      )}
      {askedId !== null && (
        <Suspense>
          <OperationDrawer
            key={askedId}
            id={askedId}
            onClose={() => void navigate(withoutAsked(location, operationKey), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
