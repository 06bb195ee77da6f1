import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isOpenedPurpose, type OpenedPurpose } from '@muster/contracts';
import { useDocumentTitle } from '@muster/kit';
import { api } from '../../api.ts';
import { LinkProblem } from '../../shared/link-problem.tsx';
import { LinkView } from '../../shared/link-view.tsx';
import { useMessages } from '../../shared/use-messages.ts';

/** The screen of each purpose that has no other address. */
export type LinkScreens = Record<OpenedPurpose, ComponentType<{ handle: string }>>;

/** Screen of an opened link; its cookie grants access, not the address. */
export function OpenedLinkPage({ screens }: { screens: LinkScreens }) {
  const t = useMessages();
  const { handle = '' } = useParams();
  const query = api.useLinksReadQuery({ params: { handle } });
  const link = query.currentData;
  useDocumentTitle(link && t(`purpose.${link.purpose}`), { whole: true });

  if (link?.route) return <Navigate to={link.route} replace />;
  return (
    <LinkView query={query} isOuter>
      {({ purpose }) => {
        // A newer server may know purposes that this page does not.
        if (!isOpenedPurpose(purpose)) return <LinkProblem problem="invalid" />;
        const Screen = screens[purpose];
        return <Screen handle={handle} />;
      }}
    </LinkView>
  );
}
