import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { ResponseOf, linkEndpoints } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { DateTime, IconHourglass } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { LinkView } from '../../shared/link-view.tsx';
import classes from './opened-link-page.module.css';

type OpenedLink = ResponseOf<typeof linkEndpoints.read>;

/** Screens by link purpose, under the link's own address. */
export type LinkScreens = Partial<Record<OpenedLink['purpose'], ComponentType<{ handle: string }>>>;

/** Screen of an opened link; its cookie grants access, not the address. */
export function OpenedLinkPage({ screens = {} }: { screens?: LinkScreens }) {
  const t = useMessages();
  const { handle = '' } = useParams();
  const query = api.useLinksReadQuery({ params: { handle } });
  const link = query.currentData;
  useDocumentTitle(link && t(`purpose.${link.purpose}`), { whole: true });

  if (link?.route) return <Navigate to={link.route} replace />;
  return (
    <LinkView query={query}>
      {(opened) => {
        const Screen = screens[opened.purpose];
        return Screen ? <Screen handle={handle} /> : <NotReady link={opened} />;
      }}
    </LinkView>
  );
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
