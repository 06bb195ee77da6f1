import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton, IconX, VisuallyHidden, useT } from '@muster/ui';
import { OwnServices } from '../platform/own-services.tsx';
import { isStreamStanding, onStreamStanding } from '../stream/stream-standing.ts';
import { askedExport, withoutAskedExport } from './asked-export.ts';
import { ExportItem } from './export-item.tsx';
import classes from './export-tray.module.css';
import { isUnderWay } from './export-words.ts';
import { api } from './exports-api.ts';
import { trayMessages } from './messages.ts';
import { rememberPresence } from './tray-memory.ts';
import { useNews } from './use-news.ts';
import { useShownExports } from './use-shown-exports.ts';

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
  const askedId = askedExport(location.search);
  const standing = useSyncExternalStore(onStreamStanding, isStreamStanding);
  const known = api.endpoints.exportsList.useQueryState();
  const anyUnderWay = known.data?.data.some(isUnderWay) ?? false;
  const { data } = api.useExportsListQuery(undefined, {
    pollingInterval: anyUnderWay ? pollMs[standing ? 'besideTheStream' : 'alone'] : 0,
    refetchOnMountOrArgChange: true,
  });
  const { shown, dismiss } = useShownExports(data?.data ?? [], askedId);
  const news = useNews(t, data?.data);
  const isPresent = shown.length > 0;
  useEffect(() => {
    if (data) rememberPresence(isPresent);
  }, [data, isPresent]);

  function putAway(ids: readonly string[]) {
    dismiss(ids);
    if (askedId !== null && ids.includes(askedId))
      void navigate(withoutAskedExport(location), { replace: true });
  }

  const over = shown.filter((one) => !isUnderWay(one));
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isPresent && (
        <section className={classes.tray} aria-label={t('title')}>
          <header className={classes.head}>
            <h2 className={classes.title}>{t('title')}</h2>
            {over.length > 1 && (
              <IconButton
                size="sm"
                aria-label={t('dismissAll')}
                onClick={() => putAway(over.map(({ id }) => id))}
              >
                <IconX size={16} />
              </IconButton>
            )}
          </header>
          <ul className={classes.list}>
            {shown.map((item) => (
              <ExportItem key={item.id} item={item} onDismiss={() => putAway([item.id])} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
