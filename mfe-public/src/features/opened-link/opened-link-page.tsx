import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { ResponseOf, linkEndpoints } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { DateTime, IconHourglass, LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import classes from './opened-link-page.module.css';

type OpenedLink = ResponseOf<typeof linkEndpoints.read>;

/** The screens that stand under the address of the link itself, by purpose. */
export type LinkScreens = Partial<Record<OpenedLink['purpose'], ComponentType<{ handle: string }>>>;

/** What an opened link is for; its cookie carries the right to see it, not the address. */
export function OpenedLinkPage({ screens = {} }: { screens?: LinkScreens }) {
  const t = useMessages();
  const { handle = '' } = useParams();
  const {
    currentData: link,
    error,
    isFetching,
    refetch,
  } = api.useLinksReadQuery({ params: { handle } });
  useDocumentTitle(link && t(`purpose.${link.purpose}`), { whole: true });

  if (link?.route) return <Navigate to={link.route} replace />;
  // A link that ended while the page stood open is over, whatever was read before.
  if (error && !isFetching) return <LinkRefusal error={error} onRetry={() => void refetch()} />;
  if (!link) return <LoadingText>{t('opening')}</LoadingText>;
  const Screen = screens[link.purpose];
  return Screen ? <Screen handle={handle} /> : <NotReady link={link} />;
}

function NotReady({ link }: { link: OpenedLink }) {
  const t = useMessages();
  return (
    <div className={classes.page}>
      <div>
        <h1>{t(`purpose.${link.purpose}`)}</h1>
        <p className={classes.lead}>{t('opened.madeFor', { mail: link.maskedEmail })}</p>
      </div>
      <section className={classes.box} aria-labelledby="not-ready">
        <h2 className={classes.boxTitle} id="not-ready">
          <IconHourglass size={20} className={classes.icon} aria-hidden />
          {t('opened.notReady')}
        </h2>
        <p>{t('opened.notReadyText')}</p>
        <p>
          {t('opened.keep')}{' '}
          <span className={classes.until}>
            <DateTime value={link.expiresAt} />
          </span>
        </p>
      </section>
      <p className={classes.lead}>{t('opened.urgent')}</p>
    </div>
  );
}
