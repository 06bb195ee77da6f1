import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { href, openLinkSchema, technicalRoutes } from '@muster/contracts';
import { LoadingText } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { LinkProblem } from '../../shared/link-problem.tsx';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Exchanges the secret of a mailed link for an address without one, and goes there. */
export function OpenLinkPage() {
  const token = useLinkToken();
  if (token === null) return <LinkProblem problem="missing" />;
  // An invalid token is not sent, because failed calls count against the visitor.
  if (!openLinkSchema.safeParse({ token }).success) return <LinkProblem problem="invalid" />;
  return <Exchange key={token} token={token} />;
}

function Exchange({ token }: { token: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [openLink, { error, isLoading }] = api.useLinksOpenMutation();

  const open = useCallback(async () => {
    const opened = await openLink({ body: { token } }).unwrap();
    const page = href(technicalRoutes.openedLink, { handle: opened.handle });
    await navigate(opened.route ?? page, { replace: true });
  }, [token, openLink, navigate]);

  // A failure is shown from `error`.
  const tryToOpen = useCallback(() => void open().catch(() => undefined), [open]);
  useEffect(tryToOpen, [tryToOpen]);

  if (error && !isLoading) return <LinkRefusal error={error} onRetry={tryToOpen} />;
  return <LoadingText>{t('opening')}</LoadingText>;
}
